import { describe, expect, it } from 'vitest';
import { signInFailureText } from '@/features/auth/sign-in/signInModel';

const textOf = (status: number, message?: string): string =>
  signInFailureText({ status, unclear: false, ...(message !== undefined && { message }) });

describe('the text of a refused sign-in', () => {
  it.each([400, 401, 403, 422])('says that email or password is wrong for a %i without words', (status) => {
    expect(textOf(status)).toBe('Email or password does not match.');
  });

  it.each([
    'Bad credentials',
    'Invalid credentials.',
    'Invalid email or password',
    'Incorrect username or password.',
    'Wrong password!',
    'The user name or password is incorrect.',
    'Unable to log in with provided credentials.',
    'No active account found with the given credentials',
    'These credentials do not match our records.',
    'User not found',
    'No user with this email',
    'Unknown user',
    'Login failed',
    'Invalid login',
    'Authentication failed',
    "Password doesn't match",
    'Email or password is not correct',
    'No such account',
  ])('takes %j for a wrong email or password', (message) => {
    for (const status of [400, 401, 403, 404, 422])
      expect(textOf(status, message)).toBe('Email or password does not match.');
  });

  it.each([
    'Please verify your account first',
    'Email not verified',
    'This account is locked.',
    'Too many attempts with a wrong password',
    'Invalid email or password. 2 attempts left.',
    'Your password has expired and must be changed',
    'User is disabled',
    'Account suspended',
    'Sign in with Google: this account has no password',
    'Invalid verification code',
    'Not on Sundays.',
  ])('shows %j in the words of the server', (message) => {
    for (const status of [400, 401, 403, 422]) expect(textOf(status, message)).toBe(message);
  });

  it('takes no error of the server for a wrong password', () => {
    expect(textOf(500)).toBe('Something went wrong. Please try again.');
    expect(textOf(503, 'Authentication failed')).toBe('Authentication failed');
  });
});
