import { describe, expect, it } from 'vitest';
import { HOUR } from '@/demo/context/time';
import { TEST_NOW } from '@/demo/testing';
import { type Api, startApi, textAt } from './demoApi';
import { ADMIN, SMALL_BANK, STUDENT, TUTOR } from './quizzes';

const start = () => startApi({ questions: SMALL_BANK });

const person = {
  name: 'Nina New',
  email: 'nina@example.edu',
  password: 'Secret@123',
  roles: ['ROLE_STUDENT'],
};

/** The address of the link in the latest mail to this person. */
async function mailedAddress(api: Api, to: string): Promise<string> {
  const mails = await api.backend.context.database.byGroup('mails', to);
  return mails.at(-1)?.link?.href ?? '';
}

describe('signing in', () => {
  it('answers the details with a token that works', async () => {
    const api = await start();
    const answer = await api
      .as(undefined)
      .post('/auth/signin', { email: 'Student@qlearn.demo', password: 'Demo@1234' });
    expect(answer).toMatchObject({ status: 200, body: { id: STUDENT, primaryRole: 'ROLE_STUDENT' } });
    expect(textAt(answer, 'accessToken').split('.')).toHaveLength(3);
    expect((await api.as(STUDENT).get('/user/me')).body).toMatchObject({ email: 'student@qlearn.demo' });
  });

  it('refuses a wrong password with 401 and Bad credentials', async () => {
    const api = await start();
    const answer = await api
      .as(undefined)
      .post('/auth/signin', { email: 'student@qlearn.demo', password: 'wrong-one' });
    expect(answer).toEqual({ status: 401, body: { message: 'Bad credentials' } });
  });

  it('refuses a Bearer token on /auth calls, extra fields and missing ones', async () => {
    const api = await start();
    const credentials = { email: 'student@qlearn.demo', password: 'Demo@1234' };
    expect((await api.as(STUDENT).post('/auth/signin', credentials)).status).toBe(400);
    expect((await api.as(undefined).post('/auth/signin', { ...credentials, remember: true })).status).toBe(
      400,
    );
    expect((await api.as(undefined).post('/auth/signin', { email: 'student@qlearn.demo' })).status).toBe(400);
  });

  it('lets a token expire after twelve hours', async () => {
    const clock = { now: TEST_NOW };
    const api = await startApi({ questions: SMALL_BANK, now: () => clock.now });
    const token = api.backend.tokenOf(STUDENT);
    const send = () =>
      fetch('http://api.test/qlearn/user/me', { headers: { Authorization: `Bearer ${token}` } });
    expect((await send()).status).toBe(200);
    clock.now += 12 * HOUR;
    expect((await send()).status).toBe(401);
  });

  it('refuses a token that was tampered with', async () => {
    const api = await start();
    const [head = '', , checksum = ''] = api.backend.tokenOf(STUDENT).split('.');
    const forged = `${head}.${btoa(JSON.stringify({ sub: ADMIN, exp: 9_999_999_999 }))}.${checksum}`;
    const answer = await fetch('http://api.test/qlearn/user/me', {
      headers: { Authorization: `Bearer ${forged}` },
    });
    expect(answer.status).toBe(401);
  });
});

describe('registering', () => {
  it('mails a link that verifies the account, which may sign in only then', async () => {
    const api = await start();
    const visitor = api.as(undefined);
    expect((await visitor.post('/auth/signup', person)).status).toBe(201);
    const credentials = { email: person.email, password: person.password };
    expect((await visitor.post('/auth/signin', credentials)).status).toBe(401);

    const verification = (await mailedAddress(api, person.email)).replace('/verify-user/', '');
    expect((await visitor.post(`/auth/verify-account/${verification}`)).status).toBe(200);
    expect((await visitor.post('/auth/signin', credentials)).status).toBe(200);
    expect((await visitor.post('/auth/verify-account/another')).status).toBe(404);
  });

  it.each([
    ['a taken e-mail', { email: 'student@qlearn.demo' }],
    ['a weak password', { password: 'secret' }],
    ['the role of an admin', { roles: ['ROLE_ADMIN'] }],
    ['an e-mail that is none', { email: 'nina' }],
    ['an unknown invitation', { inviteToken: 'none' }],
  ])('refuses %s', async (_what, more) => {
    const api = await start();
    expect((await api.as(undefined).post('/auth/signup', { ...person, ...more })).status).toBe(400);
  });

  it('accepts an invitation and gives its plan', async () => {
    const api = await start();
    const admin = api.as(ADMIN);
    await admin.post('/enrollments/invitations', { email: person.email, packageId: 'plan-max-180' });
    const address = await mailedAddress(api, person.email);
    const inviteToken = new URLSearchParams(address.split('?')[1]).get('inviteToken');
    expect((await api.as(undefined).post('/auth/signup', { ...person, inviteToken })).status).toBe(201);

    const [user] = await api.backend.context.database.byGroup('users', person.email);
    const newcomer = user?.id ?? '';
    expect((await api.as(newcomer).get(`/user/${newcomer}/plan/true`)).body).toMatchObject({
      plan: { id: 'plan-max-180' },
      iselected: true,
    });
    expect(JSON.stringify((await admin.get('/enrollments/invitations?page=0&size=100')).body)).toContain(
      'ACCEPTED',
    );
  });
});

describe('recovering a password', () => {
  it('mails a link whose token sets a new password once', async () => {
    const api = await start();
    const visitor = api.as(undefined);
    await visitor.post('/auth/forget-password', { email: 'student@qlearn.demo' });
    const query = (await mailedAddress(api, 'student@qlearn.demo')).split('?')[1] ?? '';
    const token = new URLSearchParams(query).get('token') ?? '';
    const body = { email: 'student@qlearn.demo', password: 'NewPass@1' };

    expect((await visitor.post('/auth/change-password?token=wrong', body)).status).toBe(400);
    expect((await visitor.post(`/auth/change-password?token=${token}`, body)).status).toBe(200);
    expect((await visitor.post(`/auth/change-password?token=${token}`, body)).status).toBe(400);
    expect((await visitor.post('/auth/signin', body)).status).toBe(200);
  });

  it('does not say whether an address is registered', async () => {
    const api = await start();
    const send = (email: string) => api.as(undefined).post('/auth/forget-password', { email });
    expect(await send('nobody@example.edu')).toEqual(await send('student@qlearn.demo'));
  });
});

describe('the own account', () => {
  it('takes a whole preference only', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const { body } = await student.get(`/user/preference/${STUDENT}`);
    const preference = Object.assign({}, body, { darkTheme: true });
    expect((await student.put(`/user/preference/${STUDENT}`, preference)).body).toEqual(preference);
    expect((await student.get(`/user/preference/${STUDENT}`)).body).toEqual(preference);
    expect((await student.put(`/user/preference/${STUDENT}`, { darkTheme: true })).status).toBe(400);
    expect((await api.as(TUTOR).get(`/user/preference/${STUDENT}`)).status).toBe(403);
  });

  it('counts quizzes and videos', async () => {
    const api = await start();
    const tutor = api.as(TUTOR);
    const path = `/useractivity/user/${TUTOR}`;
    await tutor.put(path, { userId: TUTOR, quizAccessCount: 1, questionAttemptCount: 7 });
    await tutor.put(path, { userId: TUTOR, videoAccessCount: 1 });
    expect((await tutor.get(path)).body).toEqual({
      userId: TUTOR,
      quizAccessCount: 1,
      questionAttemptCount: 7,
      videoAccessCount: 1,
    });
    const both = { userId: TUTOR, quizAccessCount: 1, questionAttemptCount: 1, videoAccessCount: 1 };
    expect((await tutor.put(path, both)).status).toBe(400);
  });

  it('keeps the category preference', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const path = `/quiz/categories/preferences/selected/user/${STUDENT}`;
    const categoryMap = { discipline: ['Pathology'], organSystem: [], examType: ['Step 1'] };
    expect((await student.post(path, { userId: STUDENT, categoryMap })).status).toBe(200);
    expect((await student.get(path)).body).toEqual(categoryMap);
    expect((await student.post(path, { userId: TUTOR, categoryMap })).status).toBe(403);
  });

  it('takes feedback on the site that contains text', async () => {
    const api = await start();
    const send = (feedback: string) => api.as(STUDENT).post('/user/feedback', { section: 'Exam', feedback });
    expect((await send('Very calm.')).status).toBe(200);
    expect((await send('')).status).toBe(400);
  });
});
