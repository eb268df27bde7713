// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../renderApp';

/** Ways in which password managers write into a field. */
const managers: readonly (readonly [string, (field: HTMLInputElement, value: string) => void])[] = [
  ['with the events of typing', (field, value) => fireEvent.input(field, { target: { value } })],
  [
    'with a change alone',
    (field, value) => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  ],
  [
    'with an input that React takes for its own',
    (field, value) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  ],
  [
    'without any event',
    (field, value) => {
      field.value = value;
    },
  ],
];

const fieldOf = (label: string): HTMLInputElement => {
  const field = screen.getByLabelText(label);
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is no input`);
  return field;
};

describe.each(managers)('a form that a password manager fills %s', (_, fill) => {
  it('signs in with what is filled in', async () => {
    const { user, server } = await renderApp({ at: '/login' });
    const sent: unknown[] = [];
    server.use(
      http.post('*/auth/signin', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'Bad credentials' }, { status: 401 });
      }),
    );
    await screen.findByRole('button', { name: 'Sign in' });
    fill(fieldOf('Email'), 'ann@example.org');
    fill(fieldOf('Password'), 'Secret@123');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sent).toEqual([{ email: 'ann@example.org', password: 'Secret@123' }]));
  });

  it('sends the reset link to what is filled in', async () => {
    const { user } = await renderApp({ at: '/forget-password' });
    const button = await screen.findByRole('button', { name: 'Send reset link' });
    fill(fieldOf('Email'), 'ann@example.org');
    await user.hover(fieldOf('Email'));
    await waitFor(() => expect(button).toBeEnabled());
    expect(fieldOf('Email')).toHaveValue('ann@example.org');
  });
});

it.each([
  ['/login', { Email: 'username', Password: 'current-password' }],
  ['/register', { Email: 'username', Password: 'new-password', 'Confirm password': 'new-password' }],
  ['/reset-password?token=t&email=ann@example.org', { 'New password': 'new-password' }],
] as const)('tells password managers what the fields of %s are', async (at, tokens) => {
  await renderApp({ at });
  for (const [label, token] of Object.entries(tokens))
    expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', token);
});

it('tells password managers for which account a password is reset', async () => {
  await renderApp({ at: '/reset-password?token=t&email=ann@example.org' });
  const field = (await screen.findByLabelText('New password'))
    .closest('form')
    ?.elements.namedItem('username');
  expect(field).toHaveValue('ann@example.org');
  expect(field).not.toBeVisible();
});

describe('a password that a password manager generates', () => {
  it.each([
    ['/register', 'Password'],
    ['/register', 'Confirm password'],
  ])('fits the rules of a new account: %s, %s', async (path, label) => {
    await renderApp({ at: path });
    await screen.findByRole('button', { name: 'Register' });
    expect(fieldOf(label)).toHaveAttribute(
      'passwordrules',
      'minlength: 8; maxlength: 15; required: lower; required: upper; required: digit; required: [-!#$*?];',
    );
  });

  it('follows no rules on sign-in', async () => {
    await renderApp({ at: '/login' });
    await screen.findByRole('button', { name: 'Sign in' });
    expect(fieldOf('Password')).not.toHaveAttribute('passwordrules');
  });
});
