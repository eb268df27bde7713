// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { mailSentText } from '@/features/auth/register/registerModel';
import { renderApp } from '../../../renderApp';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pastes the text; only the test of the rules that are shown while typing types key by key. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

async function openRegister(search = '') {
  const app = await renderApp({ at: `/register${search}` });
  await screen.findByRole('heading', { level: 1, name: 'Create account' });
  const field = {
    name: screen.getByRole('textbox', { name: 'Name' }),
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Password'),
    confirm: screen.getByLabelText('Confirm password'),
  };
  const button = screen.getByRole('button', { name: 'Register' });
  const register = async (email = 'new@example.org') => {
    await fill(app.user, field.name, 'New Student');
    await fill(app.user, field.email, email);
    await fill(app.user, field.password, 'Abcdef1!');
    await fill(app.user, field.confirm, 'Abcdef1!');
    await app.user.click(button);
  };
  return { ...app, field, button, register };
}

describe('register', () => {
  it('names the document', async () => {
    await openRegister();
    await vi.waitFor(() => expect(document.title).toBe('Create account · QLearn'));
  });

  it('says what was sent wrong, and puts focus on the first wrong field', async () => {
    const { user, button, field } = await openRegister();
    await user.click(button);
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    expect(field.email).toHaveAccessibleDescription('Email is required');
    expect(field.confirm).toHaveAccessibleDescription('Password does not match');
    expect(field.name).toHaveFocus();
  });

  it('shows which rule the password still breaks as it is typed', async () => {
    const { user, field } = await openRegister();
    await user.type(field.password, 'abc');
    expect(await screen.findByText(/Password should contain 1 Uppercase/)).toBeVisible();
    await user.type(field.password, 'D1!');
    expect(await screen.findByText('Password must be of 8 characters')).toBeVisible();
    await user.type(field.password, 'ef');
    await vi.waitFor(() => expect(field.password).toBeValid());
  });

  it('makes the account and reports the mail, with the password out of the state', async () => {
    const { register, store, backend } = await openRegister();
    await register();
    expect((await screen.findByText(mailSentText)).closest('[role="status"]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(JSON.stringify(store.getState())).not.toContain('Abcdef1!');
    const users = await backend.context.database.all('users');
    expect(users.find(({ email }) => email === 'new@example.org')?.primaryRole).toBe('ROLE_STUDENT');
  });

  it('shows the form again to who comes back', async () => {
    const { register, user } = await openRegister();
    await register();
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await user.click(await screen.findByRole('link', { name: 'Create account' }));
    expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('shows that an address is taken for 3 s, and keeps what was typed', async () => {
    const { register, field } = await openRegister();
    await register('student@qlearn.demo');
    const words = 'Email already exists, please use another.';
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(words)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText(words)).toBeNull();
    expect(field.email).toHaveValue('student@qlearn.demo');
    expect(field.password).toHaveValue('Abcdef1!');
  });

  it('names the server that cannot be reached when the network fails', async () => {
    const { register, server } = await openRegister();
    server.use(http.post('*/qlearn/auth/signup', () => HttpResponse.error()));
    await register();
    expect(
      await screen.findByText(
        /^Something went wrong. Please try again. QLearn cannot reach its server at localhost:3000.$/,
      ),
    ).toBeVisible();
  });

  it('takes the invitation out of the address and sends it', async () => {
    const sent: unknown[] = [];
    const { register, server } = await openRegister('?inviteToken=invite-7');
    server.use(
      http.post('*/qlearn/auth/signup', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    expect(window.location.search).toBe('');
    expect(screen.getByText(/You have been invited/)).toBeVisible();
    await register();
    await screen.findByText(mailSentText);
    expect(sent).toEqual([
      {
        name: 'New Student',
        email: 'new@example.org',
        password: 'Abcdef1!',
        roles: ['ROLE_STUDENT'],
        inviteToken: 'invite-7',
      },
    ]);
  });
});

describe('a registration while a former session is refused', () => {
  it('registers as a visitor, with the invitation, and without a message', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const bodies: unknown[] = [];
    const handlers = [
      http.get('*/qlearn/user/me', () => HttpResponse.json({}, { status: 401 })),
      http.post('*/qlearn/auth/signup', async ({ request }) => {
        expect(request.headers.get('Authorization')).toBeNull();
        bodies.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
      ...backend.handlers,
    ];
    const { user } = await renderApp({
      at: '/register?inviteToken=i1',
      as: 'student',
      backend: { ...backend, handlers },
    });
    expect(await screen.findByText(/You have been invited/)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await fill(user, screen.getByLabelText('Name'), 'Ada');
    await fill(user, screen.getByLabelText('Email'), 'ada@example.org');
    await fill(user, screen.getByLabelText('Password'), 'Abcdef1!');
    await fill(user, screen.getByLabelText('Confirm password'), 'Abcdef1!');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(bodies).toMatchObject([{ name: 'Ada', inviteToken: 'i1' }]));
    expect(window.location.pathname).toBe('/register');
    expect(screen.queryByText(/session has expired/)).toBeNull();
  });
});
