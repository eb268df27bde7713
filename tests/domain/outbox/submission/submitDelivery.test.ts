// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { attempts } from '@/domain/attempt/attemptRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { outbox } from '@/domain/outbox/outboxSlice';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { RemoteError } from '@/shared/remote/remoteError';
import { rawStore } from '../../../rawStore';
import { settle } from '../../../settle';
import { valuesOf, writeAttempt } from '../../../storedRecords';
import { ada, bob, createServer, openPage, submissionOf, timeout } from '../outboxPages';

const writeJournal = (quizId: string): Promise<void> =>
  writeAttempt({
    userId: ada.id,
    quizId,
    items: [],
    currentItem: 1,
    secondsLeft: null,
    phase: 'submitting',
    updatedAt: Date.now(),
  });

describe('outbox: submissions', () => {
  it('sends what was queued once, and then forgets it and its journal', async () => {
    const server = createServer();
    const page = openPage(server);
    await writeJournal('z1');
    await rawStore('attemptTexts').write(ada.id, 'z1', { quiz: 'its texts' });
    page.queue('z1');
    expect(page.status('z1')).toBe('queued');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived).toEqual([{ id: 'submitQuiz', args: submissionOf('z1').submission }]);
    expect(await valuesOf(submissions, ada.id)).toEqual([]);
    expect(await attempts.read(ada.id, 'z1')).toBeUndefined();
    expect(await rawStore('attemptTexts').ids(ada.id)).toEqual([]);
    expect(page.completed()).toEqual([['quiz completed', { variant: 'normal', questions: 1, answered: 1 }]]);
  });

  it('keeps a journal that another tab has answered since the block was handed in', async () => {
    const page = openPage(createServer());
    const { submission } = submissionOf('z1');
    const items = submission.questionHistories.map(({ questionId }) => ({
      questionId,
      attemptedLetters: ['B'],
      attemptedAtMs: [1_000],
      answer: 'B',
      marked: false,
      timeSpentMs: 1_000,
      struckLetters: [],
    }));
    await writeAttempt({
      userId: ada.id,
      quizId: 'z1',
      items,
      currentItem: 1,
      secondsLeft: null,
      phase: 'sitting',
      updatedAt: Date.now(),
    });
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect((await attempts.read(ada.id, 'z1'))?.items[0]?.answer).toBe('B');
  });

  it('keeps a copy of what the server has accepted, with the time of that', async () => {
    const before = Date.now();
    const page = openPage(createServer());
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    const [copy, ...others] = await sentSubmissions.list(ada.id);
    expect(copy?.value).toMatchObject({ quizId: 'z1', submission: submissionOf('z1').submission });
    expect(copy?.value.sentAt).toBeGreaterThanOrEqual(before);
    expect(others).toEqual([]);
    expect(await sentSubmissions.list(bob.id)).toEqual([]);
  });

  it('keeps no copy of what the server has refused', async () => {
    const page = openPage(createServer([new RemoteError({ status: 400 })]));
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(await sentSubmissions.list(ada.id)).toEqual([]);
  });

  it('compares a quiz that may be complete with the server before anything is sent', async () => {
    const server = createServer();
    server.complete('z1', 'C');
    const page = openPage(server);
    page.queue('z1', 'A', true);
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(server.arrived.map(({ id }) => id)).toEqual(['getQuiz', 'getQuestionHistories']);
    expect(await submissions.read(ada.id, 'z1')).toMatchObject(submissionOf('z1'));
  });

  it('compares a quiz that another tab has delivered since this one began it', async () => {
    const server = createServer();
    server.complete('z1', 'C');
    await sentSubmissions.write(ada.id, 'z1', { ...submissionOf('z1', 'C'), sentAt: Date.now() });
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(server.arrived.map(({ id }) => id)).toEqual(['getQuiz', 'getQuestionHistories']);
    expect(await submissions.read(ada.id, 'z1')).toMatchObject(submissionOf('z1'));
  });

  it('sends one submission for a double click', async () => {
    const server = createServer();
    const page = openPage(server);
    page.queue('z1');
    page.queue('z1');
    page.queue('z1', 'C');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(1);
    page.queue('z1');
    page.queue('z2');
    await vi.waitFor(() => expect(page.status('z2')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(2);
    expect(page.status('z1')).toBe('sent');
  });

  it('stores a submission on the device before it is sent', async () => {
    const server = createServer(['hang']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sending'));
    await vi.waitFor(() => expect(server.count('submitQuiz')).toBe(1));
    expect(await submissions.read(ada.id, 'z1')).toMatchObject({
      ...submissionOf('z1'),
      isTried: true,
    });
  });

  it('takes no submission removed before it was sent for sent, and can queue it again', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    await submissions.remove(ada.id, 'z1');
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.status('z1')).toBe('removed'));
    expect(page.completed()).toEqual([]);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(2);
  });

  it('waits when the quiz of a removed submission cannot be found now', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    await submissions.remove(ada.id, 'z1');
    const seen: unknown[] = [];
    page.store.subscribe(() => seen.push(page.status('z1')));
    server.setQuizDown(true, 404);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(server.count('getQuiz')).toBe(1));
    for (let turn = 0; turn < 20; turn += 1) await settle();
    server.setQuizDown(false);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.status('z1')).toBe('removed'));
    expect(new Set(seen)).toEqual(new Set(['waiting', 'removed']));
    expect(await valuesOf(submissions, ada.id)).toEqual([]);
  });

  it('asks first after an unclear outcome, and sends nothing if the quiz is complete', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    server.complete('z1');
    page.retry('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived.map(({ id }) => id)).toEqual(['submitQuiz', 'getQuiz', 'getQuestionHistories']);
  });

  it('sends a submission again after an unclear outcome if its quiz is still in progress', async () => {
    const server = createServer([timeout, 'ok']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    page.retry('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived.map(({ id }) => id)).toEqual(['submitQuiz', 'getQuiz', 'submitQuiz']);
  });

  it.each([
    ['with none of its answers', ''],
    ['with other answers', 'C'],
  ])('keeps a submission as refused when the quiz was completed %s', async (_, answer) => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    server.complete('z1', answer);
    page.retry('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(page.submission('z1')).toEqual({
      status: 'refused',
      message: 'The quiz is complete on the server, but 1 of 1 answers differs or is missing there.',
    });
    expect(await submissions.read(ada.id, 'z1')).toMatchObject(submissionOf('z1'));
    expect(page.completed()).toEqual([]);
    expect(server.count('submitQuiz')).toBe(1);
  });

  it('waits with a submission while a complete quiz cannot be checked for its answers', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    server.complete('z1');
    server.setHistoriesDown(true);
    page.retry('z1');
    await vi.waitFor(() => expect(server.count('getQuestionHistories')).toBe(1));
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    expect(await submissions.read(ada.id, 'z1')).toMatchObject(submissionOf('z1'));
  });

  it('keeps the journal of a quiz that was completed without its answers', async () => {
    const server = createServer([new RemoteError({ status: 409 })]);
    server.complete('z1', '');
    const page = openPage(server);
    await writeJournal('z1');
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(await attempts.read(ada.id, 'z1')).toBeDefined();
  });

  it('sends nothing while it cannot ask', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    server.setQuizDown(true);
    page.retry('z1');
    await vi.waitFor(() => expect(server.count('getQuiz')).toBe(1));
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    expect(server.count('submitQuiz')).toBe(1);
  });

  it('sends submissions when the browser is online again', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
  });

  it.each([400, 403, 404, 409, 413, 422])(
    'takes %i for final, shows the message and keeps the answers',
    async (status) => {
      const server = createServer([new RemoteError({ status, serverMessage: 'Not like this.' })]);
      const page = openPage(server);
      page.queue('z1');
      await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
      expect(page.submission('z1')).toEqual({
        status: 'refused',
        message: 'Not like this.',
      });
      expect(await submissions.read(ada.id, 'z1')).toMatchObject({
        ...submissionOf('z1'),
        refusal: { status, message: 'Not like this.' },
      });
      expect(server.count('submitQuiz')).toBe(1);
      expect(server.count('getQuiz')).toBe(status === 409 ? 1 : 0);
      expect(page.completed()).toEqual([]);
    },
  );

  it('replaces refused answers by those that are given later', async () => {
    const server = createServer([new RemoteError({ status: 413 })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    page.queue('z1', 'C');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived).toMatchObject([
      { id: 'submitQuiz', args: submissionOf('z1').submission },
      { id: 'getQuiz' },
      { id: 'submitQuiz', args: submissionOf('z1', 'C').submission },
    ]);
  });

  it('counts the answers that are missing on the server', async () => {
    const server = createServer();
    server.complete('z1', 'C');
    const { store, ...page } = openPage(server);
    const queued = submissionOf('z1');
    const questionHistories = queued.submission.questionHistories.flatMap((history) => [
      history,
      { ...history, questionId: 'q2' },
      { ...history, questionId: 'q3', answerGiven: '' },
    ]);
    store.dispatch(
      outbox.actions.submissionQueued({
        ...queued,
        submission: { ...queued.submission, questionHistories },
        isTried: true,
      }),
    );
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(page.submission('z1')).toMatchObject({
      message: 'The quiz is complete on the server, but 2 of 2 answers differ or are missing there.',
    });
  });

  it('pauses longer after each failure to submit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const failure = new RemoteError({ status: 503 });
    const server = createServer([failure, failure, failure]);
    const page = openPage(server);
    const failed = async (times: number) => {
      while (server.count('submitQuiz') < times || page.status('z1') !== 'waiting') await settle();
    };
    page.queue('z1');
    for (const [times, pause] of [1_000, 2_000, 4_000].entries()) {
      await failed(times + 1);
      await vi.advanceTimersByTimeAsync(pause - 1);
      for (let turn = 0; turn < 20; turn += 1) await settle();
      expect(server.count('submitQuiz')).toBe(times + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    while (page.status('z1') !== 'sent') await settle();
  });

  it('sends nothing when nothing is kept to be sent again', async () => {
    const server = createServer();
    const page = openPage(server);
    page.retry('z1');
    page.queue('z2');
    await vi.waitFor(() => expect(page.status('z2')).toBe('sent'));
    expect(page.status('z1')).toBeUndefined();
    expect(server.arrived.map(({ id }) => id)).toEqual(['submitQuiz']);
  });

  it.each([408, 429, 500, 503])('waits after %i, which passes', async (status) => {
    const server = createServer([new RemoteError({ status })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
  });

  it('takes 409 for a quiz that is complete as success', async () => {
    const server = createServer([new RemoteError({ status: 409 })]);
    server.complete('z1');
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
  });

  it('sends a refused submission again on request', async () => {
    const server = createServer([new RemoteError({ status: 413 })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    page.retry('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived.map(({ id }) => id)).toEqual(['submitQuiz', 'getQuiz', 'submitQuiz']);
  });
});
