import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import {
  readInviteToken,
  registerFailureText,
  registerSchema,
  toRegistration,
} from '@/features/auth/register/registerModel';

const good = {
  name: 'Sam',
  email: 'sam@example.org',
  password: 'Abcdef1!',
  confirmPassword: 'Abcdef1!',
};
const KINDS = 'Password should contain 1 Uppercase, 1 Lowercase, 1 digit & 1 special character';

/** The first message that the form would show for each field. */
function judge(values: object, { plusAllowed = true } = {}): Record<string, string> {
  try {
    registerSchema({ plusAllowed }).validateSync({ ...good, ...values }, { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const errors = cause.inner.toReversed().map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(errors);
  }
}

it.each(['inviteToken', 'invite_token', 'invite', 'token'])('reads an invitation from %s', (name) => {
  expect(readInviteToken(`?${name}=%20t1`)).toBe('t1');
  expect(readInviteToken(`?${name}=`)).toBeUndefined();
  expect(readInviteToken(`?other=1&${name}=t1`)).toBe('t1');
});

describe('registration: the form', () => {
  it('takes what keeps the rules', () => {
    expect(judge({})).toEqual({});
  });

  it.each([
    [{ name: '  ' }, { name: 'Please enter your name' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'sam' }, { email: 'Please enter a valid email' }],
    [{ confirmPassword: 'Abcdef1?' }, { confirmPassword: 'Password does not match' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Password does not match' }],
  ])('refuses %j with %j', (values, errors) => {
    expect(judge(values)).toEqual(errors);
  });

  it.each([
    ['abcdef1!', KINDS],
    ['ABCDEF1!', KINDS],
    ['Abcdefg!', KINDS],
    ['Abcdefg1', KINDS],
    ['Abcdef 1', KINDS],
    ['Abcde1!', 'Password must be of 8 characters'],
    ['Abcdefghijklm1!x', 'Password must be of at most 15 characters'],
    ['', 'Please enter a password'],
  ])('refuses the password %j: %s', (password, error) => {
    expect(judge({ password, confirmPassword: password }).password).toBe(error);
  });

  it('takes passwords of 8 and of 15 characters', () => {
    for (const password of ['Abcde1!x', 'Abcdefghijkl1!x']) {
      expect(judge({ password, confirmPassword: password })).toEqual({});
    }
  });

  it("refuses '+' in an address on the production host only", () => {
    const email = 'sam+tag@example.org';
    const notValid = { email: 'Please enter a valid email, it should not contain +' };
    expect(judge({ email })).toEqual({});
    expect(judge({ email }, { plusAllowed: false })).toEqual(notValid);
    expect(judge({ email: 'sam' }, { plusAllowed: false })).toEqual(notValid);
    expect(judge({}, { plusAllowed: false })).toEqual({});
  });
});

describe('registration: what is sent', () => {
  const source = { inviteToken: undefined, tutorDomain: 'qlearn.org' };

  it('makes students of everyone, and tutors of those at the provider’s own domain', () => {
    expect(toRegistration(good, source).roles).toEqual(['ROLE_STUDENT']);
    expect(toRegistration({ ...good, email: 'Sam@QLearn.org' }, source).roles).toEqual(['ROLE_TUTOR']);
    expect(toRegistration({ ...good, email: 'sam@notqlearn.org' }, source).roles).toEqual(['ROLE_STUDENT']);
    expect(toRegistration({ ...good, email: 'sam@qlearn.org.evil.org' }, source).roles).toEqual([
      'ROLE_STUDENT',
    ]);
  });

  it('makes nobody a tutor when no domain is set', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const { roles } = toRegistration({ ...good, email }, { ...source, tutorDomain: undefined });
        expect(roles).toEqual(['ROLE_STUDENT']);
      }),
    );
  });

  it('carries the invitation only when there is one, and never the second password', () => {
    expect(toRegistration(good, source)).toEqual({
      name: 'Sam',
      email: 'sam@example.org',
      password: 'Abcdef1!',
      roles: ['ROLE_STUDENT'],
    });
    expect(toRegistration(good, { ...source, inviteToken: 't1' })).toHaveProperty('inviteToken', 't1');
  });
});

describe('registration: a refusal', () => {
  const TAKEN = 'Email already exists, please use another.';
  const GENERIC = 'Something went wrong. Please try again.';

  it.each([
    [400, undefined, TAKEN],
    [409, undefined, TAKEN],
    [400, 'Email already exists.', TAKEN],
    [409, 'User is already registered', TAKEN],
    [422, 'The email has already been taken.', TAKEN],
    [400, 'This address is in use', TAKEN],
    [400, 'Password should not be your name.', 'Password should not be your name.'],
    [422, 'The name is too long.', 'The name is too long.'],
    [409, 'The invitation has expired.', 'The invitation has expired.'],
    [403, 'Registration is closed.', 'Registration is closed.'],
    [400, 'Email: has already been taken', TAKEN],
    [400, 'The password needs 4 unique letters.', 'The password needs 4 unique letters.'],
    [400, 'This invitation was already used.', 'This invitation was already used.'],
    [404, 'The invitation does not exist.', 'The invitation does not exist.'],
    [400, 'The domain of this email does not exist.', 'The domain of this email does not exist.'],
    [
      422,
      'The email is taken. The password is too common.',
      'The email is taken. The password is too common.',
    ],
    [403, undefined, GENERIC],
    [422, undefined, GENERIC],
    [500, 'Email already exists.', GENERIC],
    [500, undefined, GENERIC],
  ])('says for %i %j: %s', (status, message, words) => {
    expect(registerFailureText({ status, unclear: false, ...(message !== undefined && { message }) })).toBe(
      words,
    );
  });
});
