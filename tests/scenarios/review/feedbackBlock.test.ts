// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {} from '@/domain/outbox/outboxRecord';
import { listFeedbackBlocks, writeFeedbackBlock } from '@/domain/outbox/reviews/feedbackBlockRecord';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { localEntries } from '@/shared/storage/localEntries';
import { listReviewTimes } from '../../storedRecords';
import { loadBy, openExam, review, useExamFixtures } from './examFixtures';

const { aQuiz, aBlock, enter } = useExamFixtures();
const ended = (blockId: string) => `PUT /qlearn/quiz/block/${blockId}/end`;

describe('the block of a review', () => {
  const waysOut: readonly (readonly [string, (app: Awaited<ReturnType<typeof enter>>) => Promise<void>])[] = [
    [
      'End Review',
      async () => {
        await loadBy(screen.getByRole('button', { name: 'End Review' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'End Review' }));
        await loadBy(dialog.getByRole('button', { name: 'End Review' }));
        await waitFor(() => expect(window.location.pathname).toBe('/create-quiz'));
      },
    ],
    ['Result', () => loadBy(screen.getByRole('button', { name: 'Result' }))],
    ['the logo', () => loadBy(screen.getByRole('link', { name: 'QLearn home' }))],
    [
      'sign-out',
      async ({ store }) => {
        await act(async () => {
          store.dispatch(signOutRequested());
          await Promise.resolve();
        });
        await waitFor(() => expect(window.location.pathname).toBe('/login'));
      },
    ],
    [
      'Back',
      async () => {
        window.history.pushState(null, '', '/user-settings');
        await act(async () => {
          window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
          await Promise.resolve();
        });
        await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Answer options' })).toBeNull());
      },
    ],
  ];

  it.each(waysOut)('starts and ends the block exactly once when left by %s', async (_, leave) => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    await waitFor(() => expect(localEntries.feedbackBlockId.read()).toBeDefined());
    const blockId = localEntries.feedbackBlockId.read() ?? '';
    await leave(app);
    await waitFor(() => expect(app.ofBlocks()).toHaveLength(2));
    expect(app.ofBlocks()).toEqual(['POST /qlearn/quiz/block', ended(blockId)]);
    expect(localEntries.feedbackBlockId.read()).toBeUndefined();
  });

  it('keeps the block of a review while one remains in it', async () => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    const path = window.location.pathname;
    const heading = screen.getByRole('heading', { name: /^Item 1 of/ });
    await loadBy(screen.getByRole('button', { name: 'End Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End Review' }));
    await app.user.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    await app.user.click(screen.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.location.pathname).toBe(path);
    expect(app.ofBlocks()).toEqual(['POST /qlearn/quiz/block']);
  });

  it('ends the block that the way here has started, also when the exam cannot be opened', async () => {
    const blockId = await aBlock('student', await aQuiz('student'));
    localStorage.setItem('feedbackBlockId', blockId);
    const app = await enter(review('no-such-quiz'), 'student');
    await screen.findByRole('heading', { level: 1, name: 'Quiz not found' });
    await loadBy(screen.getByRole('link', { name: 'Create Quiz' }));
    await waitFor(() => expect(app.ofBlocks()).toEqual([ended(blockId)]));
  });

  it('knows nothing of a quiz that is sat without tutor mode', async () => {
    const app = await enter(`/exam/${await aQuiz('student', { status: 'IN_PROGRESS' })}/1`, 'student');
    await openExam();
    await loadBy(screen.getByRole('link', { name: 'QLearn home' }));
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
    expect(app.ofBlocks()).toEqual([]);
  });
});

describe('a block whose page died in mid-review', () => {
  /** Leaves on the device what such a page leaves. */
  async function abandoned(quizId: string): Promise<string> {
    const blockId = await aBlock('student', quizId);
    localStorage.setItem('feedbackBlockId', blockId);
    await writeFeedbackBlock({ userId: 'user-student', quizId, blockId, isLeft: false });
    return blockId;
  }
  const onDevice = () => listFeedbackBlocks('user-student');

  it('ends the block at the next opening of the app, once', async () => {
    const blockId = await abandoned(await aQuiz('student'));
    const app = await enter('/user-settings', 'student');
    await waitFor(() => expect(app.ofBlocks()).toEqual([ended(blockId)]));
    await waitFor(async () => expect(await onDevice()).toEqual([]));
    expect(localEntries.feedbackBlockId.read()).toBeUndefined();
    app.unmount();
    const again = await enter('/user-settings', 'student');
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(again.ofBlocks()).toEqual([]);
  });

  it('keeps the block when its review is opened again, as after a reload', async () => {
    const quizId = await aQuiz('student');
    const blockId = await abandoned(quizId);
    const app = await enter(review(quizId, 2), 'student');
    await openExam();
    await loadBy(screen.getByRole('link', { name: 'QLearn home' }));
    await waitFor(() => expect(app.ofBlocks()).toEqual([ended(blockId)]));
  });

  it('ends the block while another quiz is reviewed, which has a block of its own', async () => {
    const blockId = await abandoned(await aQuiz('student'));
    const app = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    await waitFor(() => expect(app.ofBlocks()).toHaveLength(2));
    const own = localEntries.feedbackBlockId.read() ?? '';
    expect(own).not.toBe(blockId);
    await loadBy(screen.getByRole('button', { name: 'Result' }));
    await waitFor(() => expect(app.ofBlocks()).toHaveLength(3));
    expect([...app.ofBlocks()].sort()).toEqual(
      ['POST /qlearn/quiz/block', ended(own), ended(blockId)].sort(),
    );
  });

  it('leaves the block alone while another tab is in it', async () => {
    const blockId = await abandoned(await aQuiz('student'));
    const { locks, wasAskedFor } = locksHeldElsewhere(`qlearn-block-${blockId}`);
    vi.stubGlobal('navigator', { onLine: true, locks });
    const app = await enter('/user-settings', 'student');
    await waitFor(() => expect(wasAskedFor()).toBe(true));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    vi.unstubAllGlobals();
    expect(app.ofBlocks()).toEqual([]);
    expect(await onDevice()).toHaveLength(1);
  });
});

describe('a session that ends in mid-review', () => {
  /** Opens a review in which `seconds` pass; none pass while it is being opened. */
  async function reviewedFor(seconds: number) {
    // Whole: with a fraction, one in fifty sums lies a rounding error below the second.
    let now = Math.round(performance.now());
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const app = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    await waitFor(() => expect(localEntries.feedbackBlockId.read()).toBeDefined());
    now += seconds * 1_000;
    return { ...app, blockId: localEntries.feedbackBlockId.read() ?? '' };
  }
  const ofReview = (sent: readonly { readonly path: string; readonly body: unknown }[]) =>
    sent.filter(({ path }) => path.endsWith('/review')).map(({ body }) => body);

  afterEach(() => vi.restoreAllMocks());

  it('sends the seconds of the question and the end of the block at sign-out', async () => {
    const app = await reviewedFor(7);
    await act(async () => {
      app.store.dispatch(signOutRequested());
      await Promise.resolve();
    });
    await waitFor(() => expect(app.ofBlocks()).toHaveLength(2));
    expect(ofReview(app.sent)).toEqual([{ reviewTime: { reviewTimeSpent: 7 } }]);
    await waitFor(async () => {
      expect(await listReviewTimes('user-student')).toEqual([]);
      expect(await listFeedbackBlocks('user-student')).toEqual([]);
    });
  });

  it('keeps seconds and end at another tab’s sign-out, and sends them after the next sign-in', async () => {
    const app = await reviewedFor(9);
    localStorage.clear();
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
      await Promise.resolve();
    });
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(app.ofBlocks()).toEqual(['POST /qlearn/quiz/block']);
    expect(ofReview(app.sent)).toEqual([]);
    app.unmount();

    const next = await enter('/user-settings', 'student');
    await waitFor(() => expect(next.ofBlocks()).toEqual([ended(app.blockId)]));
    expect(ofReview(next.sent)).toEqual([{ reviewTime: { reviewTimeSpent: 9 } }]);
  });
});

/** The browser's locks; another tab holds one of them. */
function locksHeldElsewhere(name: string) {
  let isAskedFor = false;
  const request = (wanted: string, _: object, work: (lock: object | null) => Promise<void>) => {
    isAskedFor ||= wanted === name;
    return work(wanted === name ? null : {});
  };
  return { locks: { request }, wasAskedFor: () => isAskedFor };
}
