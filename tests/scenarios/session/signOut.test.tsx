// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { attempts } from '@/domain/attempt/attemptRecord';
import {} from '@/domain/outbox/outboxRecord';
import { signOutClicked } from '@/domain/session/sessionSlice';
import { logout } from '@/shared/store/logout';
import { submissionOf } from '../../domain/outbox/outboxPages';
import { renderApp } from '../../renderApp';
import { anAttemptRecord, writeAttempt, writeSubmission } from '../../storedRecords';

/** Lazy code is loaded in advance: how long that takes depends on the machine. */
beforeAll(
  () =>
    Promise.all([
      import('@/app/overlays/SignedInOverlays'),
      import('@/app/sign-out/unsentAnswers'),
      import('@/shared/ui/dialog/ConfirmDialog'),
    ]),
  60_000,
);

const attempt = (answer: string) => anAttemptRecord([answer], { userId: 'user-student', quizId: 'quiz-1' });

afterEach(() => attempts.remove('user-student', 'quiz-1'));

async function askToSignOut(answer?: string) {
  if (answer !== undefined) await writeAttempt(attempt(answer));
  const app = await renderApp({ at: '/no-such-page-yet', as: 'student' });
  await screen.findByRole('button', { name: 'Site feedback' });
  // The check of the device may take a second, which a busy machine would let pass in one turn of the event loop.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => {
    app.store.dispatch(signOutClicked());
  });
  return app;
}

describe('the end of a session', () => {
  it.each([
    ['/create-quiz', 'Create Quiz'],
    ['/user-settings', 'Settings'],
    ['/subscriptions', 'Subscriptions'],
  ])('removes %s before one of its parts asks for the user', async (at, heading) => {
    const { store } = await renderApp({ at, as: 'student' });
    await screen.findByRole('heading', { level: 1, name: heading });
    await screen.findByRole('button', { name: 'Site feedback' });
    const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    act(() => {
      store.dispatch(logout());
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it.each([
    ['without a quiz in progress', undefined],
    ['with a quiz in which nothing was answered', ''],
  ])('asks nothing: %s', async (_, answer) => {
    await askToSignOut(answer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('asks before signing out once with unsent answers, and Cancel stays', async () => {
    const { user } = await askToSignOut('A');
    const dialog = await screen.findByRole('dialog', { name: 'Sign out with unsent answers?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('asks while submitted answers wait in the outbox', async () => {
    await writeSubmission({ ...submissionOf('quiz-1'), userId: 'user-student', isTried: true });
    await askToSignOut();
    expect(await screen.findByRole('dialog', { name: 'Sign out with unsent answers?' })).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('asks within a second when the device does not say what it has kept, and then leaves', async () => {
    vi.spyOn(attempts, 'list').mockReturnValue(new Promise(() => undefined));
    const { user } = await askToSignOut();
    await vi.advanceTimersByTimeAsync(1_000);
    const dialog = await screen.findByRole('dialog', { name: 'Sign out with unsent answers?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('leaves after the question, and the answers stay on the device', async () => {
    const { user } = await askToSignOut('A');
    const dialog = await screen.findByRole('dialog', { name: 'Sign out with unsent answers?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await attempts.read('user-student', 'quiz-1')).toMatchObject({ quizId: 'quiz-1' });
  });
});
