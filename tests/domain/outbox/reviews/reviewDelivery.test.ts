// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { reviewTimeId, reviewTimes } from '@/domain/outbox/outboxRecord';
import { outbox } from '@/domain/outbox/outboxSlice';
import {
  feedbackBlockLock,
  listFeedbackBlocks,
  writeFeedbackBlock,
} from '@/domain/outbox/reviews/feedbackBlockRecord';
import { keepFeedbackBlock } from '@/domain/outbox/reviews/keepFeedbackBlock';
import { sessionEnding } from '@/domain/session/sessionSlice';
import { RemoteError } from '@/shared/remote/remoteError';
import { localEntries } from '@/shared/storage/localEntries';
import { settle } from '../../../settle';
import { listReviewTimes, writeReviewTime } from '../../../storedRecords';
import { ada, createServer, openPage, timeout } from '../outboxPages';

describe('outbox: review times', () => {
  const time = (questionId: string, seconds: number, total = seconds) =>
    outbox.actions.reviewTimeQueued({ userId: ada.id, quizId: 'z1', questionId, seconds, total });
  const goOnline = () => window.dispatchEvent(new Event('online'));
  const removeTimes = async () => {
    for (const { userId, recordId } of await listReviewTimes(ada.id)) {
      await reviewTimes.remove(userId, recordId);
    }
  };

  it('sends review times in their order, each once', async () => {
    const server = createServer();
    const { store } = openPage(server);
    const listed = vi.spyOn(reviewTimes, 'list');
    store.dispatch(time('h1', 5));
    store.dispatch(time('h2', 7));
    store.dispatch(time('h1', 2));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(3));
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toEqual([]));
    expect(server.arrived.filter(({ id }) => id === 'sendReviewTime').map(({ args }) => args)).toEqual([
      { questionId: 'h1', reviewTimeSpent: 5 },
      { questionId: 'h2', reviewTimeSpent: 7 },
      { questionId: 'h1', reviewTimeSpent: 2 },
    ]);
    for (let turn = 0; turn < 20; turn += 1) await settle();
    listed.mockClear();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(listed).not.toHaveBeenCalled();
  });

  it('keeps two that are stored in the same millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = createServer();
    const { store } = openPage(server);
    store.dispatch(time('h1', 5));
    store.dispatch(time('h2', 7));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(2));
  });

  it('sends the next one without a pause once all others have arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = createServer();
    const { store } = openPage(server);
    for (const [before, question] of ['h1', 'h2'].entries()) {
      store.dispatch(time(question, 5));
      // Half of the shortest pause.
      for (let turn = 0; turn < 50; turn += 1) {
        await vi.advanceTimersByTimeAsync(10);
        await settle();
      }
      expect(server.count('sendReviewTime')).toBe(before + 1);
    }
    expect(await listReviewTimes(ada.id)).toEqual([]);
  });

  it('keeps review times until the server is there', async () => {
    const server = createServer([timeout]);
    const { store } = openPage(server);
    store.dispatch(time('h1', 5));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(1));
    expect(await listReviewTimes(ada.id)).toHaveLength(1);
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(server.count('sendReviewTime')).toBe(2);
    });
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toEqual([]));
  });

  it('tries a review time again that fails, after longer pauses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = createServer();
    server.breakReviewTimes('q1');
    const { store, close } = openPage(server);
    store.dispatch(time('q1', 5));
    for (const [times, pause] of [1_000, 2_000, 4_000].entries()) {
      while (server.count('sendReviewTime') < times + 1) await settle();
      for (let turn = 0; turn < 20; turn += 1) await settle();
      await vi.advanceTimersByTimeAsync(pause - 1);
      for (let turn = 0; turn < 20; turn += 1) await settle();
      expect(server.count('sendReviewTime')).toBe(times + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    close();
    await removeTimes();
  });

  it('sends nothing more with a token that is refused', async () => {
    const server = createServer([new RemoteError({ status: 401 })]);
    const { store, close } = openPage(server);
    store.dispatch(time('h1', 5));
    store.dispatch(time('h2', 7));
    await vi.waitFor(async () => {
      expect(server.count('sendReviewTime')).toBe(1);
      expect(await listReviewTimes(ada.id)).toHaveLength(2);
    });
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(server.count('sendReviewTime')).toBe(1);
    close();
    await removeTimes();
  });

  it('keeps those of an earlier page before its own', async () => {
    const server = createServer([timeout, timeout, timeout]);
    const earlier = openPage(server);
    earlier.store.dispatch(time('h1', 5));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(1));
    earlier.close();
    const { store, close } = openPage(server);
    store.dispatch(time('h2', 7));
    await vi.waitFor(async () =>
      expect((await listReviewTimes(ada.id)).map(({ questionId }) => questionId)).toEqual(['h1', 'h2']),
    );
    close();
    await removeTimes();
  });

  it('sends a review time that is stored when the last list had just been read', async () => {
    const server = createServer();
    const { store } = openPage(server);
    const { list } = reviewTimes;
    vi.spyOn(reviewTimes, 'list').mockImplementationOnce(async (userId) => {
      const times = await list(userId);
      store.dispatch(time('h2', 7));
      await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toHaveLength(2));
      await settle();
      return times;
    });
    store.dispatch(time('h1', 5));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(2));
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toEqual([]));
  });

  it('counts the seconds once when the response to them is lost', async () => {
    const server = createServer(['response lost']);
    const { store } = openPage(server);
    store.dispatch(time('q1', 5));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(1));
    await vi.waitFor(async () => {
      goOnline();
      expect(await listReviewTimes(ada.id)).toEqual([]);
    });
    expect(server.reviewed('q1')).toBe(5);
    expect(server.arrived).toContainEqual({ id: 'getQuestionHistories', args: { quizId: 'z1' } });
  });

  it('sends the seconds again when the server has not counted them', async () => {
    const server = createServer(['ok', timeout]);
    const { store } = openPage(server);
    store.dispatch(time('q1', 5));
    store.dispatch(time('q1', 3, 8));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(2));
    await vi.waitFor(async () => {
      goOnline();
      expect(await listReviewTimes(ada.id)).toEqual([]);
    });
    expect(server.reviewed('q1')).toBe(8);
  });

  it('keeps a review time that the server always fails on, and sends the others', async () => {
    const server = createServer();
    server.breakReviewTimes('h1');
    const { store } = openPage(server);
    const block = { userId: ada.id, quizId: 'z1', blockId: 'b1' };
    store.dispatch(outbox.actions.feedbackBlockOpened(block));
    store.dispatch(time('h1', 5));
    store.dispatch(time('h2', 7));
    store.dispatch(outbox.actions.feedbackBlockLeft(block));
    await vi.waitFor(async () => {
      expect(server.reviewed('h2')).toBe(7);
      expect(await listFeedbackBlocks(ada.id)).toEqual([]);
    });
    expect(await listReviewTimes(ada.id)).toMatchObject([{ questionId: 'h1', isTried: true }]);
  });

  it.each([
    ['quiz and sum', {}],
    ['quiz', { total: 5 }],
    ['sum', { quizId: 'z1' }],
  ])('sends a record without %s, which cannot be compared', async (_, more) => {
    const record = { userId: ada.id, recordId: reviewTimeId(1), questionId: 'q1', seconds: 5 };
    await writeReviewTime({ ...record, ...more, isTried: true });
    const server = createServer();
    openPage(server);
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toEqual([]));
    expect(server.arrived.map(({ id }) => id)).toEqual(['sendReviewTime']);
    expect(server.reviewed('q1')).toBe(5);
  });

  it('sends the next one when one is refused', async () => {
    const server = createServer([new RemoteError({ status: 404 }), 'ok']);
    const { store } = openPage(server);
    store.dispatch(time('h1', 5));
    store.dispatch(time('h2', 7));
    await vi.waitFor(async () => {
      expect(server.count('sendReviewTime')).toBe(2);
      expect(await listReviewTimes(ada.id)).toEqual([]);
    });
  });
});

describe('outbox: ends of feedback blocks', () => {
  const block = { userId: ada.id, quizId: 'z1', blockId: 'b1' };
  const { feedbackBlockOpened, feedbackBlockLeft, reviewTimeQueued } = outbox.actions;
  const aTime = (seconds: number) => ({
    userId: ada.id,
    quizId: 'z1',
    questionId: 'h1',
    seconds,
    total: seconds,
  });
  const onDevice = () => listFeedbackBlocks(ada.id);

  it('keeps a block on the device while it is open, and forgets it once its end has arrived', async () => {
    const server = createServer();
    const { store } = openPage(server);
    localEntries.feedbackBlockId.write('b9');
    store.dispatch(feedbackBlockOpened(block));
    await vi.waitFor(async () => expect(await onDevice()).toEqual([{ ...block, isLeft: false }]));
    expect(server.arrived.filter(({ id }) => id === 'endBlock')).toEqual([]);
    store.dispatch(feedbackBlockLeft(block));
    await vi.waitFor(async () => expect(await onDevice()).toEqual([]));
    expect(server.arrived.filter(({ id }) => id === 'endBlock')).toEqual([{ id: 'endBlock', args: block }]);
    expect(localEntries.feedbackBlockId.read()).toBe('b9');
    store.dispatch(feedbackBlockLeft(block));
    store.dispatch(reviewTimeQueued(aTime(1)));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(1));
    expect(server.count('endBlock')).toBe(1);
  });

  it('ends no feedback block by the seconds that are sent while it is open', async () => {
    const server = createServer();
    const { store } = openPage(server);
    store.dispatch(feedbackBlockOpened(block));
    await vi.waitFor(async () => expect(await onDevice()).toHaveLength(1));
    store.dispatch(reviewTimeQueued(aTime(5)));
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toEqual([]));
    await settle();
    await settle();
    expect(server.arrived.map(({ id }) => id)).toEqual(['sendReviewTime']);
    expect(await onDevice()).toHaveLength(1);
  });

  it('sends the end after the seconds of its review, and keeps both until the server is there', async () => {
    const server = createServer([timeout]);
    const { store } = openPage(server);
    store.dispatch(feedbackBlockOpened(block));
    store.dispatch(reviewTimeQueued(aTime(5)));
    store.dispatch(feedbackBlockLeft(block));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(1));
    await vi.waitFor(async () => expect(await onDevice()).toEqual([{ ...block, isLeft: true }]));
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(server.count('endBlock')).toBe(1);
    });
    expect(server.count('sendReviewTime')).toBe(2);
    await vi.waitFor(async () => expect(await onDevice()).toEqual([]));
  });

  it('drops an end that the server refuses for good', async () => {
    const server = createServer([new RemoteError({ status: 404 })]);
    const { store } = openPage(server);
    store.dispatch(feedbackBlockOpened(block));
    store.dispatch(feedbackBlockLeft(block));
    await vi.waitFor(() => expect(server.count('endBlock')).toBe(1));
    await vi.waitFor(async () => expect(await onDevice()).toEqual([]));
  });
});

describe('outbox: feedback blocks whose page is gone', () => {
  const block = { userId: ada.id, quizId: 'z1', blockId: 'b1', isLeft: false };
  const gone = { ...block, quizId: 'z2', blockId: 'b2' };

  /**
   * Starts the app at a path with both blocks open on the device; waits until the end of the second one has been sent.
   */
  async function startAt(pathname: string) {
    history.replaceState(null, '', pathname);
    localStorage.clear();
    for (const open of [block, gone]) await writeFeedbackBlock(open);
    const server = createServer();
    const start = async () => {
      openPage(server);
      await vi.waitFor(async () =>
        expect((await listFeedbackBlocks(ada.id)).filter(({ blockId }) => blockId === 'b2')).toEqual([]),
      );
      return server.arrived.filter(({ id }) => id === 'endBlock').length;
    };
    return { start };
  }

  it('sends their ends at the next start, and forgets the block that feedback was given in', async () => {
    const { start } = await startAt('/quiz-history');
    localEntries.feedbackBlockId.write('b1');
    expect(await start()).toBe(2);
    expect(await listFeedbackBlocks(ada.id)).toEqual([]);
    expect(localEntries.feedbackBlockId.read()).toBeUndefined();
  });

  it('keeps the id of another block', async () => {
    const { start } = await startAt('/quiz-history');
    localEntries.feedbackBlockId.write('b3');
    await start();
    expect(localEntries.feedbackBlockId.read()).toBe('b3');
  });

  it.each(['/exam/z1/1/review', '/exam/z1/1/tutor/t1'])('leaves the block of %s open', async (pathname) => {
    const { start } = await startAt(pathname);
    expect(await start()).toBe(1);
    expect(await listFeedbackBlocks(ada.id)).toEqual([block]);
  });

  it('leaves a block open that another tab shows', async () => {
    const request = (name: string, _: object, work: (lock: object | null) => Promise<void>) =>
      work(name === feedbackBlockLock('b1') ? null : {});
    vi.stubGlobal('navigator', { locks: { request } });
    const { start } = await startAt('/quiz-history');
    expect(await start()).toBe(1);
    expect(await listFeedbackBlocks(ada.id)).toEqual([block]);
    vi.unstubAllGlobals();
    await start();
    await vi.waitFor(async () => expect(await listFeedbackBlocks(ada.id)).toEqual([]));
  });
});

describe('outbox: the last moment of a session', () => {
  const block = { userId: ada.id, quizId: 'z1', blockId: 'b1' };
  const aTime = { userId: ada.id, quizId: 'z1', questionId: 'q1', seconds: 5, total: 5 };

  /** Ends the session after queuing a review time and the end of a block, all in the same task. */
  function end(maySend: boolean, replies: Parameters<typeof createServer>[0] = []) {
    const server = createServer(replies);
    const { store, close } = openPage(server);
    const queue = () => {
      store.dispatch(sessionEnding({ maySend }));
      store.dispatch(outbox.actions.reviewTimeQueued(aTime));
      store.dispatch(outbox.actions.feedbackBlockLeft(block));
      close();
    };
    return { store, server, queue };
  }

  it('sends seconds and the end of a block without waiting for the disk', async () => {
    const { server, queue } = end(true);
    localEntries.feedbackBlockId.write('b1');
    queue();
    expect(server.arrived).toEqual([
      { id: 'sendReviewTime', args: { questionId: 'q1', reviewTimeSpent: 5 } },
      { id: 'endBlock', args: block },
    ]);
    expect(localEntries.feedbackBlockId.read()).toBeUndefined();
    await vi.waitFor(async () => {
      expect(await listReviewTimes(ada.id)).toEqual([]);
      expect(await listFeedbackBlocks(ada.id)).toEqual([]);
    });
  });

  it('keeps what the server did not confirm, to ask for it at the next start', async () => {
    const { server, queue } = end(true, [timeout, timeout]);
    queue();
    await vi.waitFor(async () => {
      expect(await listReviewTimes(ada.id)).toMatchObject([{ isTried: true }]);
      expect(await listFeedbackBlocks(ada.id)).toEqual([{ ...block, isLeft: true }]);
    });
    openPage(server);
    await vi.waitFor(async () => {
      expect(await listReviewTimes(ada.id)).toEqual([]);
      expect(await listFeedbackBlocks(ada.id)).toEqual([]);
    });
    expect(server.reviewed('q1')).toBe(5);
    expect(server.count('endBlock')).toBe(2);
  });

  it('sends nothing with a token that is no longer valid', async () => {
    const { server, queue } = end(false);
    queue();
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toMatchObject([{ isTried: false }]));
    expect(server.arrived).toEqual([]);
    openPage(server);
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toEqual([]));
  });
});

it('keeps the id of a started block for its feedback, and the block until it was left', async () => {
  localStorage.clear();
  const block = { userId: ada.id, quizId: 'z1', blockId: 'b1' };
  const { store } = openPage(createServer());
  store.runSagas([() => keepFeedbackBlock(block)]);
  expect(localEntries.feedbackBlockId.read()).toBe('b1');
  await vi.waitFor(async () =>
    expect(await listFeedbackBlocks(ada.id)).toEqual([{ ...block, isLeft: false }]),
  );
  store.dispatch(outbox.actions.feedbackBlockLeft(block));
  expect(localEntries.feedbackBlockId.read()).toBeUndefined();
  await vi.waitFor(async () => expect(await listFeedbackBlocks(ada.id)).toEqual([]));
});
