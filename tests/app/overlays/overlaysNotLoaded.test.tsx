// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { attempts } from '@/domain/attempt/attemptRecord';
import { signOutClicked } from '@/domain/session/sessionSlice';
import { renderApp } from '../../renderApp';
import { anAttemptRecord, writeAttempt } from '../../storedRecords';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@/app/overlays/SignedInOverlays', () => {
  loaded();
  throw new TypeError('Failed to fetch dynamically imported module');
});

describe('where the code of the overlays does not come', () => {
  it('signs out all the same, and the unsent answers stay on the device', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Offline, the page is not reloaded.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await writeAttempt(anAttemptRecord(['A'], { userId: 'user-student', quizId: 'quiz-1' }));
    const { store } = await renderApp({ at: '/no-such-page-yet', as: 'student' });
    await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
    act(() => {
      store.dispatch(signOutClicked());
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await attempts.read('user-student', 'quiz-1')).toMatchObject({ quizId: 'quiz-1' });
  });
});
