// @vitest-environment jsdom
import type { SagaIterator } from 'redux-saga';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { compareCompleted, readUnsentAnswers } from '@/domain/outbox/submission/completedElsewhere';
import type { QuizDetails } from '@/shared/api/quiz';
import { RemoteError } from '@/shared/remote/remoteError';
import { settle } from '../../../settle';
import { valuesOf, writeAttempt, writeSubmission } from '../../../storedRecords';
import { ada, createServer, openPage, submissionOf } from '../outboxPages';

const AT = Date.UTC(2026, 0, 2, 3, 4, 5);

const aRecord = (quizId: string, answers: readonly string[] = ['A', '']): AttemptRecord => ({
  userId: ada.id,
  quizId,
  items: answers.map((answer, index) => ({
    questionId: `q${index + 1}`,
    answer,
    attemptedLetters: answer === '' ? [] : [answer],
    attemptedAtMs: [],
    marked: false,
    struckLetters: [],
    timeSpentMs: 12_000,
  })),
  currentItem: 1,
  secondsLeft: 80,
  phase: 'sitting',
  updatedAt: AT,
});

/** Runs the saga once in the store of a page; resolves to its result. */
function runOn<Result>(
  { store }: Pick<ReturnType<typeof openPage>, 'store'>,
  saga: () => SagaIterator<Result>,
): Promise<Result> {
  return new Promise((resolve) => {
    store.runSagas([
      function* (): SagaIterator<void> {
        resolve(yield* saga());
      },
    ]);
  });
}

beforeEach(async () => {
  for (const { quizId } of await valuesOf(attempts, ada.id)) await attempts.remove(ada.id, quizId);
  for (const { quizId } of await valuesOf(submissions, ada.id)) {
    await submissions.remove(ada.id, quizId);
  }
});

describe('the answers on this device to a quiz that was completed elsewhere', () => {
  const quiz: QuizDetails = {
    id: 'z1',
    name: 'Block',
    userId: ada.id,
    quizStatus: 'COMPLETE',
    timerOn: true,
    tutorOn: false,
    questions: [{ questionId: 'q1', questionNo: 1, imageList: [], marked: false }],
  };
  const read = (more: Partial<QuizDetails> = {}) =>
    runOn(openPage(createServer()), () => readUnsentAnswers({ ...quiz, ...more }, ada.id));

  it.each([
    ['nothing was written', undefined],
    ['no item was answered', aRecord('z1', ['', ''])],
  ])('reads no answers when %s', async (_, record) => {
    if (record !== undefined) await writeAttempt(record);
    expect(await read()).toBeUndefined();
  });

  it('reads the answers as a submission that may have reached the server', async () => {
    await writeAttempt(aRecord('z1'));
    expect(await read()).toEqual({
      userId: ada.id,
      quizId: 'z1',
      variant: 'normal',
      isTried: true,
      submission: {
        questionHistories: [
          {
            questionId: 'q1',
            answerGiven: 'A',
            marked: false,
            timeSpent: 12,
            answersAttempted: ['A'],
            questionNo: 1,
          },
        ],
        quizHistory: {
          quizId: 'z1',
          userId: ada.id,
          questionAttemptCount: 1,
          quizSubmitDate: new Date(AT).toISOString(),
          quizDuration: 10,
        },
      },
    });
  });

  it('reads those of a tutor, and no duration without a timer', async () => {
    await writeAttempt(aRecord('z1'));
    expect(await read({ tutorOn: true, timerOn: false })).toMatchObject({
      variant: 'tutor',
      submission: { quizHistory: { quizDuration: 0 } },
    });
  });
});

describe('the comparison with the server', () => {
  const compare = (page: ReturnType<typeof openPage>, open: readonly string[] = []) =>
    runOn(page, () => compareCompleted(ada.id, new Set(open)));

  it('keeps as refused what the server does not have', async () => {
    await writeAttempt(aRecord('z1'));
    const server = createServer();
    server.complete('z1', 'C');
    const page = openPage(server);
    await compare(page);
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(server.count('submitQuiz')).toBe(0);
    expect(await submissions.read(ada.id, 'z1')).toMatchObject({
      quizId: 'z1',
      isTried: true,
      submission: { questionHistories: [{ questionId: 'q1', answerGiven: 'A' }] },
    });
  });

  it('forgets what the server has', async () => {
    await writeAttempt(aRecord('z1'));
    const server = createServer();
    server.complete('z1', 'A');
    const page = openPage(server);
    await compare(page);
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(await attempts.read(ada.id, 'z1')).toBeUndefined();
  });

  it('asks nothing of open quizzes and of attempts without answers', async () => {
    await writeAttempt(aRecord('z1'));
    await writeAttempt(aRecord('z2', ['', '']));
    const server = createServer();
    await compare(openPage(server), ['z1']);
    expect(server.arrived).toEqual([]);
  });

  it('leaves an attempt that the server has as open', async () => {
    await writeAttempt(aRecord('z1'));
    const server = createServer();
    const page = openPage(server);
    await compare(page);
    await settle();
    expect(server.arrived.map(({ id }) => id)).toEqual(['getQuiz']);
    expect(page.status('z1')).toBeUndefined();
    expect(await submissions.read(ada.id, 'z1')).toBeUndefined();
  });

  it('leaves an attempt that another tab has submitted while the server was asked', async () => {
    await writeAttempt(aRecord('z1'));
    const server = createServer();
    server.complete('z1', 'C');
    const page = openPage(server);
    vi.spyOn(attempts, 'read').mockResolvedValue(undefined);
    await compare(page);
    await settle();
    expect(server.arrived.map(({ id }) => id)).toEqual(['getQuiz']);
    expect(page.status('z1')).toBeUndefined();
  });

  it('leaves what this page has queued', async () => {
    await writeAttempt(aRecord('z1'));
    const server = createServer(['hang']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(server.count('submitQuiz')).toBe(1));
    await submissions.remove(ada.id, 'z1');
    await compare(page);
    expect(server.count('getQuiz')).toBe(0);
  });

  it('leaves what the device keeps to be sent', async () => {
    await writeAttempt(aRecord('z1'));
    await writeSubmission({ ...submissionOf('z1'), isTried: false });
    const server = createServer();
    await compare(openPage(server, null));
    expect(server.arrived).toEqual([]);
  });

  it('compares the next quiz when one cannot be read', async () => {
    await writeAttempt({ ...aRecord('z1'), updatedAt: AT + 1 });
    await writeAttempt(aRecord('z2'));
    const server = createServer();
    server.complete('z2', 'C');
    const page = openPage(server);
    vi.spyOn(server.http, 'send').mockRejectedValueOnce(new RemoteError({ status: 500 }));
    await compare(page);
    await vi.waitFor(() => expect(page.status('z2')).toBe('refused'));
    expect(page.status('z1')).toBeUndefined();
  });
});
