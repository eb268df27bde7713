// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logout } from '@/shared/store/logout';
import { openExam, review, useExamFixtures } from './examFixtures';

const { aQuiz, enter } = useExamFixtures();
type App = Awaited<ReturnType<typeof enter>>;

/** Runs `event`, and renders all that it causes. */
const perform = (event: () => void): Promise<void> =>
  act(() => {
    event();
    return Promise.resolve();
  });

describe('the completion of a review is reported once', () => {
  it.each<[string, (app: App) => unknown]>([
    [
      'by End Review',
      async ({ user }) => {
        await user.click(screen.getByRole('button', { name: 'End Review' }));
        const dialog = await screen.findByRole('dialog');
        await user.click(await screen.findByRole('button', { name: 'End Review' }));
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      },
    ],
    [
      'by going to another page',
      () =>
        perform(() => {
          window.history.pushState(null, '', '/quiz-history');
          window.dispatchEvent(new PopStateEvent('popstate'));
        }),
    ],
    ['by the end of the session', ({ store }) => perform(() => void store.dispatch(logout()))],
    ['by closing the tab', () => perform(() => void window.dispatchEvent(new Event('pagehide')))],
  ])('reports a completed review once when it is left %s', async (_, leave) => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    const completions = () => app.track.mock.calls.filter(([name]) => name === 'quiz completed');
    expect(completions()).toEqual([]);
    await leave(app);
    await waitFor(() => expect(completions()).toEqual([['quiz completed', { variant: 'review' }]]));
    app.unmount();
    expect(completions()).toHaveLength(1);
  });
});
