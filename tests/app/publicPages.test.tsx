// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routesOf } from '@/app/router/routes';
import { renderApp } from '../renderApp';

const SERVER = 'QLearn cannot reach its server at localhost:3000';
const FOREIGN = `${SERVER}: another site answers there. The address may be wrong.`;

/** Opens a page as a visitor and fills its form; the server answers every call with `answer`. */
async function open(at: string, answer: () => Response = () => HttpResponse.json({}, { status: 401 })) {
  const calls: string[] = [];
  const handler = http.all('*/qlearn/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname.replace('/qlearn', '')}`);
    return answer();
  });
  const app = await renderApp({ at, handlers: [handler] });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, calls };
}

/** What a visitor opens, and the calls that opening it makes: none but those that need no session. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/login': [],
  '/create-quiz': [],
  '/no-such-page': [],
  '/register': [],
  '/register?inviteToken=i1': [],
  '/forget-password': [],
  '/reset-password': [],
  '/reset-password?token=r1&email=sam%40example.org': [],
  '/socialAuth': [],
  '/verify-user/v1': ['POST /auth/verify-account/v1'],
  '/question/view/q1': [],
  '/question/view/q1?token=t1': ['GET /qlink/questions/q1'],
};

describe('a page that needs no session', () => {
  afterEach(() => void vi.useRealTimers());

  it('knows each public route of the app', () => {
    const opened = Object.keys(PAGES);
    for (const { pattern } of routesOf('public')) {
      const start = pattern.replace(/:\w+.*$/, '');
      expect(
        opened.some((path) => path.startsWith(start)),
        pattern,
      ).toBe(true);
    }
  });

  it.each(Object.entries(PAGES))(
    'asks the server nothing when %s is opened, but %j',
    async (at, expected) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { calls } = await open(at);
      await waitFor(() => expect(calls).toEqual(expected));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(calls).toEqual(expected);
    },
  );
});

function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Each public form: its address, what is entered, the button that sends it, and its own sentence. */
const FORMS: readonly (readonly [string, Readonly<Record<string, string>>, string | undefined, string])[] = [
  [
    '/login',
    { Email: 'sam@example.org', Password: 'secret1' },
    'Sign in',
    'Something went wrong. Please try again.',
  ],
  [
    '/register',
    { Name: 'Sam', Email: 'sam@example.org', Password: 'Abcdef1!', 'Confirm password': 'Abcdef1!' },
    'Register',
    'Something went wrong. Please try again.',
  ],
  ['/forget-password', { Email: 'sam@example.org' }, 'Send reset link', 'Something went wrong...'],
  [
    '/reset-password?token=r1&email=sam%40example.org',
    { 'New password': 'secret1', 'Confirm password': 'secret1' },
    'Reset password',
    'Something went wrong. Please try again.',
  ],
  ['/verify-user/v1', {}, undefined, 'Something went wrong. Your link may still be good: please try again.'],
  ['/question/view/q1?token=t1', {}, undefined, 'This quiz link has expired or is no longer available.'],
];

describe.each(FORMS)('the form of %s', (at, fields, button, sentence) => {
  it.each([
    ['no answer', () => HttpResponse.error(), `${SERVER}.`],
    ['a page of another site', () => HttpResponse.html('<!doctype html><p>Hi</p>', { status: 404 }), FOREIGN],
  ])('names the server after its own sentence at %s, and repeats by Try again', async (_, answer, server) => {
    const app = await open(at, answer);
    fill(fields);
    if (button !== undefined) await app.user.click(screen.getByRole('button', { name: button }));
    const text = await screen.findByText(`${sentence} ${server}`);
    expect(text.closest('[role="alert"]')).toBeVisible();
    const before = app.calls.length;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(app.calls.length).toBeGreaterThan(before));
  });
});
