// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { passwordChangedText } from '@/features/auth/recovery/recoveryModel';
import { renderApp } from '../../../renderApp';

const passwordOf = async ({ context }: TestBackend) => {
  const [student] = await context.database.byGroup('users', 'student@qlearn.demo');
  return student?.password;
};

async function openForgot() {
  const app = await renderApp({ at: '/forget-password' });
  const button = await screen.findByRole('button', { name: 'Send reset link' });
  return { ...app, button, email: screen.getByRole('textbox', { name: 'Email' }) };
}

describe('forgot password', () => {
  it('sends no request while the address is empty or not valid', async () => {
    const { user, button, email } = await openForgot();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    expect(button).toBeDisabled();
    await user.type(email, 'student');
    await user.tab();
    expect(button).toBeDisabled();
    await vi.waitFor(() => expect(email).toHaveAccessibleDescription('Email not valid'));
    await user.type(email, '@qlearn.demo');
    expect(button).toBeEnabled();
  });

  it("shows the server's message when the mail is on its way", async () => {
    const { user, button, email, backend } = await openForgot();
    await user.type(email, 'student@qlearn.demo');
    await user.click(button);
    expect((await screen.findByText(/reset link is on its way/)).closest('[role="status"]')).toHaveFocus();
    expect(await backend.context.database.byGroup('mails', 'student@qlearn.demo')).toHaveLength(1);
  });

  it('keeps what was typed when it fails without a message', async () => {
    const { user, button, email, server } = await openForgot();
    server.use(http.post('*/qlearn/auth/forget-password', () => HttpResponse.error()));
    await user.type(email, 'student@qlearn.demo');
    await user.click(button);
    expect(
      (
        await screen.findByText('Something went wrong... QLearn cannot reach its server at localhost:3000.')
      ).closest('[role="alert"]'),
    ).toBeVisible();
    expect(email).toHaveValue('student@qlearn.demo');
  });
});

async function openReset(token = 'reset-1') {
  const backend = await createTestBackend({ now: () => Date.now() });
  const { database } = backend.context;
  const [student] = await database.byGroup('users', 'student@qlearn.demo');
  if (student === undefined) throw new Error('The demo has no student.');
  await database.put('users', {
    ...student,
    passwordReset: { token: 'reset-1', expires: Date.now() + 60_000 },
  });
  const app = await renderApp({ at: `/reset-password?token=${token}&email=student%40qlearn.demo`, backend });
  const button = await screen.findByRole('button', { name: 'Reset password' });
  const choose = async (password: string, confirm = password) => {
    await app.user.type(screen.getByLabelText('New password'), password);
    await app.user.type(screen.getByLabelText('Confirm password'), confirm);
    await app.user.click(button);
  };
  return { ...app, backend, choose };
}

describe('reset password', () => {
  it('takes the token out of the address at once', async () => {
    await openReset();
    expect(window.location.pathname).toBe('/reset-password');
    expect(window.location.search).toBe('');
    expect(screen.getByText('For student@qlearn.demo.')).toBeVisible();
  });

  it('wants the same password twice', async () => {
    const { choose } = await openReset();
    await choose('secret1', 'secret2');
    expect(await screen.findByText('Password does not match')).toBeVisible();
  });

  it('sends the trimmed password and goes to sign-in', async () => {
    const { choose, backend, store } = await openReset();
    await choose(' secret12 ');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByText(passwordChangedText)).toBeVisible();
    expect(await passwordOf(backend)).toBe('secret12');
    expect(JSON.stringify(store.getState())).not.toMatch(/secret12|reset-1/);
  });

  it('shows why it is refused and keeps what was typed', async () => {
    const { choose } = await openReset('another');
    await choose('secret12');
    expect(await screen.findByText('The reset link is not valid or has expired.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('secret12');
  });

  it('asks for a new link when the address carries none', async () => {
    await renderApp({ at: '/reset-password' });
    expect(await screen.findByText(/needs the link from the email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forget-password');
  });
});

describe('verification', () => {
  it('shows that the account is verified', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const { database } = backend.context;
    const [student] = await database.byGroup('users', 'student@qlearn.demo');
    if (student === undefined) throw new Error('The demo has no student.');
    await database.put('users', {
      ...student,
      verification: { id: 'verify-1', expires: Date.now() + 60_000 },
    });
    await renderApp({ at: '/verify-user/verify-1', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'ACCOUNT VERIFIED' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('shows that a link is invalid or has expired', async () => {
    await renderApp({ at: '/verify-user/unknown' });
    expect(await screen.findByRole('heading', { level: 1, name: 'ACCOUNT NOT VERIFIED' })).toBeVisible();
    expect(
      screen.getByText(/invalid link opened or the link has expired. Please try to register again./),
    ).toBeVisible();
  });

  it('verifies again on request when the server did not answer', async () => {
    let isDown = true;
    const backend = await createTestBackend({
      now: () => Date.now(),
      fault: () => (isDown ? 'offline' : 'none'),
    });
    const { user } = await renderApp({ at: '/verify-user/unknown', backend });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText(/invalid link opened/)).toBeVisible();
  });

  it('asks nothing for an address that cannot be a link of ours', async () => {
    await renderApp({ at: '/verify-user/me%00' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
