// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { renderApp } from '../../renderApp';

/** Lazy code is loaded in advance: how long that takes depends on the machine. */
beforeAll(
  () => Promise.all([import('@/app/layouts/shell/ShellPage'), import('@/app/layouts/BareLayout')]),
  60_000,
);
afterEach(() => vi.useRealTimers());

/** Opens a page while the first request to /user/me stays without a response; later requests get theirs. */
async function openUnanswered(at: string, as: 'student' | 'admin' = 'student') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const backend = await createTestBackend({ now: () => Date.now() });
  const me = vi.fn(() => (me.mock.calls.length > 1 ? undefined : new Promise<never>(() => undefined)));
  const handlers = [http.get('*/qlearn/user/me', me), ...backend.handlers];
  const app = await renderApp({ at, as, backend: { ...backend, handlers } });
  const later = () => act(() => vi.advanceTimersByTimeAsync(8_100));
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  return { ...app, later, press, me };
}

describe('a page whose visitor is not known yet', () => {
  it('shows the page in the shell at once, after 8 s that it takes long, and Try again brings it', async () => {
    const { later, press } = await openUnanswered('/user-settings');
    expect(await screen.findByRole('link', { name: 'QLearn home' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
    await later();
    expect(screen.getByText('Still trying')).toBeVisible();
    press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  it('ends the wait on request', async () => {
    const { later, press } = await openUnanswered('/user-settings');
    await screen.findByRole('link', { name: 'QLearn home' });
    await later();
    press('Cancel');
    expect(screen.getByText('Not loaded')).toBeVisible();
    press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  it('shows nothing of what an administrator may before it knows', async () => {
    await openUnanswered('/manage-plans');
    expect(await screen.findByRole('link', { name: 'QLearn home' })).toBeVisible();
    expect(screen.queryByText('Not allowed')).not.toBeInTheDocument();
  });

  it('shows the skeleton of the exam at once, and after 8 s that it takes long, without a shell', async () => {
    const { later } = await openUnanswered('/exam/quiz-1/1');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(await screen.findByRole('heading', { level: 1, name: 'Opening the quiz' })).toBeInTheDocument();
    await later();
    expect(screen.queryByRole('heading', { name: 'Opening the quiz' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Still trying' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'QLearn home' })).not.toBeInTheDocument();
  });

  it('shows the frame of the guide at once in the window of the guide', async () => {
    await openUnanswered('/exam/quiz-1/1/tutor/tutor-1/guide/open');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  });

  it('shows the page in the shell with the reason when the server failed', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const me = vi.fn(() => (me.mock.calls.length > 1 ? undefined : HttpResponse.json({}, { status: 500 })));
    const handlers = [http.get('*/qlearn/user/me', me), ...backend.handlers];
    const { user } = await renderApp({
      at: '/user-settings',
      as: 'student',
      backend: { ...backend, handlers },
    });
    expect(await screen.findByText(/^Your account could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
