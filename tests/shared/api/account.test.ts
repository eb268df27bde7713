import { describe, expect, it } from 'vitest';
import * as account from '@/shared/api/account';
import { getActivity, putActivity } from '@/shared/api/activity';
import { DecodeError } from '@/shared/api/decodeContext';
import { DEFAULT_PREFERENCE, getPreference, putPreference } from '@/shared/api/preference';
import { wire } from './wire';

const user = {
  id: 'u1',
  displayName: 'Ada',
  email: 'ada@example.org',
  primaryRole: 'ROLE_TUTOR',
  accessToken: 't',
};
const noOne = {
  id: undefined,
  displayName: undefined,
  email: undefined,
  primaryRole: undefined,
  accessToken: undefined,
};

describe('account calls', () => {
  it('sends account calls as the contract specifies', () => {
    const registration = {
      name: 'Ada',
      email: 'a@b.org',
      password: 'Secret1!',
      roles: ['ROLE_STUDENT'],
    } as const;
    expect(wire(account.signup, registration)).toEqual({
      call: 'POST /auth/signup',
      bearer: 'never',
      body: registration,
    });
    expect(wire(account.signup, { ...registration, inviteToken: 'i' }).body).toEqual({
      ...registration,
      inviteToken: 'i',
    });
    expect(wire(account.signin, { email: 'a@b.org', password: 'p' })).toEqual({
      call: 'POST /auth/signin',
      bearer: 'never',
      body: { email: 'a@b.org', password: 'p' },
    });
    expect(wire(account.forgotPassword, { email: 'a@b.org' })).toEqual({
      call: 'POST /auth/forget-password',
      bearer: 'never',
      body: { email: 'a@b.org' },
    });
    expect(wire(account.changePassword, { token: 't', email: 'a@b.org', password: 'p' })).toEqual({
      call: 'POST /auth/change-password?token=t',
      bearer: 'never',
      body: { email: 'a@b.org', password: 'p' },
    });
    expect(wire(account.verifyAccount, { id: 'v1' })).toEqual({
      call: 'POST /auth/verify-account/v1',
      bearer: 'never',
    });
    expect(wire(account.getMe, undefined)).toEqual({ call: 'GET /user/me', bearer: 'required' });
    expect(wire(account.getUser, { userId: 'u1' })).toEqual({ call: 'GET /user/u1', bearer: 'required' });
    expect(wire(account.getUsers, undefined)).toEqual({
      call: 'GET /users?role=STUDENT',
      bearer: 'required',
    });
  });

  it('opens Google with the way back to this origin', () => {
    expect(account.googleAuthorizePath('https://q.example.org')).toBe(
      '/oauth2/authorize/google?redirect_uri=https%3A%2F%2Fq.example.org%2FsocialAuth',
    );
  });
});

describe('UserDetails', () => {
  it('reads a user bare and wrapped, with numeric ids, without unknown fields', () => {
    expect(account.getMe.decode({ ...user, password: 'x' })).toEqual(user);
    expect(account.getMe.decode({ data: { ...user, id: 7 } })).toEqual({ ...user, id: '7' });
  });

  it('gives a student’s rights when no role is said, and none at all for an unknown role', () => {
    expect(account.getMe.decode({ id: 1 })).toMatchObject({ primaryRole: 'ROLE_STUDENT', displayName: '' });
    expect(() => account.getMe.decode({ ...user, primaryRole: 'ROLE_OWNER' })).toThrow(DecodeError);
  });

  it('refuses a user without an id', () => {
    expect(() => account.getMe.decode({ email: 'a@b.org' })).toThrow(DecodeError);
  });

  it('lists users and drops the row that cannot be used', () => {
    expect(account.getUsers.decode([user, null, { email: 'x' }])).toEqual([user]);
    expect(account.getUsers.decode({ data: [user] })).toEqual([user]);
  });
});

describe('sign-in', () => {
  it('reads a result without a token as one, so that the page can show it', () => {
    expect(account.signin.decode(user)).toEqual(user);
    expect(account.signin.decode({})).toEqual(noOne);
    expect(account.signin.decode({ accessToken: '' })).toEqual(noOne);
  });

  it.each(['Bearer a.b.c', ' bearer  a.b.c\r\n', 'a.b.c\n'])('reads the token in %j', (accessToken) => {
    expect(account.signin.decode({ accessToken }).accessToken).toBe('a.b.c');
  });

  it('reads the message of the Google pop-up and no other', () => {
    const results = { id: 'u1', displayName: 'Ada', email: 'ada@example.org', accessToken: 't' };
    expect(account.decodeGoogleResult({ results })).toEqual({ ...results, primaryRole: undefined });
    for (const message of [
      undefined,
      'webpack',
      { type: 'x' },
      { results: null },
      { results: 'x' },
      [user],
    ]) {
      expect(() => account.decodeGoogleResult(message)).toThrow(DecodeError);
    }
  });

  it('passes on what the server says about a forgotten password', () => {
    const { decode } = account.forgotPassword;
    expect(decode({ message: 'Mail sent' })).toEqual({ message: 'Mail sent' });
    expect(decode({ data: { message: 'Mail sent' } })).toEqual({ message: 'Mail sent' });
    expect(decode('Mail sent')).toEqual({ message: 'Mail sent' });
    expect(decode(null)).toEqual({ message: undefined });
    expect(() => decode('<html></html>')).toThrow(DecodeError);
    for (const message of ['OK', 'success', 'Accepted', 'mail_sent', '<p>Sent</p>', 'x y'.repeat(1_000)])
      expect(decode({ message })).toEqual({ message: undefined });
  });
});

describe('preference', () => {
  const preference = {
    darkTheme: true,
    userAcknowledged: true,
    quizMode: 'POWER_SEARCH',
    quizPreference: { timerMode: true, tutorMode: false, saveCategoriesPreference: true },
    examType: ['Step 1'],
    discipline: ['Anatomy'],
    organSystem: [],
    emailPracticeQuestions: true,
  } as const;

  it('gets and puts the preference whole at the user’s path', () => {
    expect(wire(getPreference, { userId: 'u1' })).toEqual({
      call: 'GET /user/preference/u1',
      bearer: 'required',
    });
    expect(wire(putPreference, { userId: 'u1', preference })).toEqual({
      call: 'PUT /user/preference/u1',
      bearer: 'required',
      body: preference,
    });
  });

  it('reads what is missing or unknown as never set', () => {
    expect(getPreference.decode(preference)).toEqual(preference);
    expect(getPreference.decode({})).toEqual(DEFAULT_PREFERENCE);
    expect(getPreference.decode({ darkTheme: 'true', quizMode: 'OTHER', quizPreference: 5 })).toEqual({
      ...DEFAULT_PREFERENCE,
      darkTheme: true,
    });
    // A setting that was never set is not sent back as off.
    expect(wire(putPreference, { userId: 'u1', preference: DEFAULT_PREFERENCE }).body).toMatchObject({
      quizPreference: { saveCategoriesPreference: false },
    });
    expect(DEFAULT_PREFERENCE.quizPreference).not.toHaveProperty('tutorMode', false);
    expect(getPreference.decode({ examType: [{ name: 'MCAT' }], data: {} }).examType).toEqual([]);
    expect(getPreference.decode({ data: { examType: [{ name: 'MCAT' }] } }).examType).toEqual(['MCAT']);
  });

  it('reads the default preference for a new user, and ignores the body of a put', () => {
    expect(getPreference.decode(null)).toEqual(DEFAULT_PREFERENCE);
    expect(getPreference.decode({ data: null })).toEqual(DEFAULT_PREFERENCE);
    expect(() => putPreference.decode(null)).not.toThrow();
  });
});

describe('activity', () => {
  it('counts a quiz with its answers, or a video', () => {
    expect(wire(getActivity, { userId: 'u1' })).toEqual({
      call: 'GET /useractivity/user/u1',
      bearer: 'required',
    });
    expect(wire(putActivity, { kind: 'quiz', userId: 'u1', questionAttemptCount: 12 })).toEqual({
      call: 'PUT /useractivity/user/u1',
      bearer: 'required',
      body: { userId: 'u1', quizAccessCount: 1, questionAttemptCount: 12 },
    });
    expect(wire(putActivity, { kind: 'video', userId: 'u1' }).body).toEqual({
      userId: 'u1',
      videoAccessCount: 1,
    });
  });

  it('reads missing counts as 0 and none as negative', () => {
    expect(getActivity.decode({ userId: 3, quizAccessCount: '2', videoAccessCount: -1 })).toEqual({
      userId: '3',
      quizAccessCount: 2,
      questionAttemptCount: 0,
      videoAccessCount: 0,
    });
  });
});
