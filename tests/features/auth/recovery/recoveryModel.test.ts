import { describe, expect, it } from 'vitest';
import {
  forgotFailureText,
  forgotSchema,
  readResetLink,
  resetFailureText,
  resetSchema,
} from '@/features/auth/recovery/recoveryModel';

describe('forgot password', () => {
  it.each(['', ' ', 'sam', 'sam@', 'sam@example', '@example.org'])('refuses %j', (email) => {
    expect(() => forgotSchema.validateSync({ email })).toThrow('Email not valid');
  });

  it('trims the address', () => {
    expect(forgotSchema.validateSync({ email: ' sam@example.org ' })).toEqual({ email: 'sam@example.org' });
  });

  it('shows the server’s message for a forgotten password, else the default', () => {
    expect(forgotFailureText({ status: 400, message: 'No such user', unclear: false })).toBe('No such user');
    expect(forgotFailureText({ status: 500, unclear: true })).toBe('Something went wrong...');
  });
});

describe('reset password', () => {
  const pair = (password: string, confirmPassword = password) => ({ password, confirmPassword });

  it('trims both fields before it judges them', () => {
    expect(resetSchema.validateSync(pair(' secret1 ', 'secret1  '))).toEqual(pair('secret1'));
    expect(() => resetSchema.validateSync(pair(' 12345 '))).toThrow('Password must be of 6 characters');
  });

  it('wants the same twice', () => {
    expect(() => resetSchema.validateSync(pair('secret1', 'secret2'))).toThrow('Password does not match');
    expect(() => resetSchema.validateSync(pair('secret1', ''))).toThrow('Password does not match');
  });

  it('reads the link only when both halves are there', () => {
    expect(readResetLink('?token=t1&email=sam%40example.org')).toEqual({
      token: 't1',
      email: 'sam@example.org',
    });
    for (const search of ['', '?token=t1', '?email=a@b.c', '?token=&email=a@b.c']) {
      expect(readResetLink(search)).toBeUndefined();
    }
  });

  it('shows the server’s message for a reset password, else its own', () => {
    expect(resetFailureText({ status: 400, message: 'Expired', unclear: false })).toBe('Expired');
    expect(resetFailureText({ status: 500, unclear: false })).toBe('Something went wrong. Please try again.');
  });
});
