// @vitest-environment jsdom
// isolated: once storage is full, the modules remember it for the lifetime of the page
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attempts } from '@/domain/attempt/attemptRecord';
import { reviewTimes, submissions } from '@/domain/outbox/outboxRecord';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { loadQuestionHistories } from '@/domain/quiz/calls';
import { storeFreshToken } from '@/domain/session/token';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import {
  answerChosen,
  blockEnded,
  clockStopped,
  confidenceChosen,
  examEntered,
  itemEntered,
  markToggled,
  pageHidden,
  pageShown,
  strikeToggled,
} from '@/features/exam/store/examSlice';
import { submissionOf } from '../../../domain/outbox/outboxPages';
import { tokenOf } from '../../../domain/session/renderSession';
import { settle } from '../../../settle';
import { writeAttempt } from '../../../storedRecords';
import { aRecord, openExamPage, REVIEWED_BEFORE, until, USER } from './openExamPage';

/** Milliseconds. */
const DAY = 86_400_000;
const MINUTE = 60_000;

const move = itemEntered({ now: 0, index: 2 });
const actions = [
  [
    'an answer',
    answerChosen({ now: 0, letter: 'B' }),
    { items: [{ answer: 'B', attemptedLetters: ['B'] }, {}, {}] },
  ],
  ['a mark', markToggled({ now: 0 }), { items: [{ marked: true }, {}, {}] }],
  ['a strike', strikeToggled({ now: 0, letter: 'D' }), { items: [{ struckLetters: ['D'] }, {}, {}] }],
  ['a page that is hidden', pageHidden({ now: 0 }), { phase: 'sitting' }],
  ['a clock that stops', clockStopped({ now: 0 }), { phase: 'sitting' }],
] as const;

/** The arguments of one write that does not change the status 'Saved' while it is pending. */
const inBackground = [[USER.id, 'z1', expect.anything(), { isBackground: true }]];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => void vi.useRealTimers());

describe('a block', () => {
  it('requests its quiz and its questions once', async () => {
    const { exam, state, sentTo } = await openExamPage();
    expect(state().phase).toBe('open');
    expect(exam()?.questions.map((question) => question?.questionId)).toEqual(['q1', 'q2', 'q3']);
    expect(sentTo('getQuiz')).toHaveLength(1);
    expect(sentTo('getQuestions')).toHaveLength(1);
  });

  it('says that it has no questions, and requests none', async () => {
    const { state, sentTo } = await openExamPage({ quiz: { questions: [] } });
    expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'noQuestions' } });
    expect(sentTo('getQuestions')).toHaveLength(0);
  });
});

describe('the journal', () => {
  it.each(actions)('writes %s before its dispatch returns', async (_, action, record) => {
    const { store, write, written } = await openExamPage();
    write.mockClear();
    store.dispatch(action);
    expect(write).toHaveBeenCalledOnce();
    expect(written()).toMatchObject(record);
  });

  it('writes a move once it was painted, and at once when the page is left or an answer follows', async () => {
    const { store, write, written } = await openExamPage();
    write.mockClear();
    store.dispatch(move);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(250);
    expect(write.mock.calls).toEqual(inBackground);
    expect(written()).toMatchObject({ currentItem: 3 });
    store.dispatch(itemEntered({ now: 0, index: 1 }));
    store.dispatch(clockStopped({ now: 0 }));
    expect(written()).toMatchObject({ currentItem: 2 });
    store.dispatch(move);
    store.dispatch(answerChosen({ now: 0, letter: 'B' }));
    expect(written()).toMatchObject({ currentItem: 3, items: [{}, {}, { answer: 'B' }] });
  });

  it('writes how sure an answer is before its dispatch returns', async () => {
    const { store, write, written } = await openExamPage();
    store.dispatch(answerChosen({ now: 0, letter: 'B' }));
    write.mockClear();
    store.dispatch(confidenceChosen({ now: 0, confidence: 'guess' }));
    expect(write).toHaveBeenCalledOnce();
    expect(written()).toMatchObject({ items: [{ confidence: 'guess' }, {}, {}] });
  });

  it('writes the time left and the seconds of the item every 5 s, without a click', async () => {
    const { write, written } = await openExamPage();
    write.mockClear();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(write.mock.calls).toEqual(inBackground);
    expect(written()).toMatchObject({ secondsLeft: 265, items: [{ timeSpentMs: 5_000 }, {}, {}] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(write).toHaveBeenCalledTimes(3);
    expect(written()).toMatchObject({ secondsLeft: 255 });
  });

  it('stores the attempt without a timer too, and does not end its block', async () => {
    const { write, exam } = await openExamPage({ quiz: { timerOn: false } });
    write.mockClear();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(write).toHaveBeenCalledTimes(4);
    expect(exam()?.attempt.ended).toBe(false);
  });

  it('dates the attempt by the clock of the server', async () => {
    const iat = Math.floor(Date.now() / 1_000);
    vi.setSystemTime(iat * 1_000 + 31 * DAY);
    storeFreshToken(tokenOf({ iat, exp: iat + 3_600 }), Date.now());
    const { store, written } = await openExamPage();
    store.dispatch(markToggled({ now: 0 }));
    expect(written()?.updatedAt).toBe(Date.now() - 31 * DAY);
  });

  it('writes nothing from a tab that only reads, which neither ends nor submits the block', async () => {
    await writeAttempt(aRecord({ secondsLeft: 3 }));
    const { store, write, exam, at, sentTo } = await openExamPage({ isBusy: true });
    expect(exam()?.readOnly).toBe(true);
    write.mockClear();
    for (const [, action] of actions) store.dispatch(action);
    store.dispatch(move);
    store.dispatch(blockEnded(at()));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(write).not.toHaveBeenCalled();
    expect(exam()?.attempt.ended).toBe(false);
    expect(sentTo('submitQuiz')).toEqual([]);
  });

  it('shows read-only a block that another tab takes over while its questions are on their way', async () => {
    await writeAttempt(aRecord());
    const { write, exam } = await openExamPage({
      isBusy: true,
      meanwhile: async ({ grant, lose, isHeld }) => {
        grant();
        expect(isHeld()).toBe(true);
        await settle();
        lose();
        await settle();
        // By the tab that has it now.
        await writeAttempt(aRecord({ currentItem: 3 }));
      },
    });
    expect(exam()?.readOnly).toBe(true);
    expect(exam()?.attempt.current).toBe(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(write).toHaveBeenCalledOnce();
  });

  it('loads what the other tab wrote, and is written, once that tab is closed', async () => {
    const { store, write, written, exam, otherTab } = await openExamPage({ isBusy: true });
    expect(exam()).toMatchObject({ readOnly: true, attempt: { items: [{ answer: '' }, {}, {}] } });
    await writeAttempt(aRecord());
    otherTab.grant();
    await until(() => exam()?.readOnly === false);
    expect(exam()?.attempt.items.map(({ answer }) => answer)).toEqual(['C', 'C', 'C']);
    write.mockClear();
    store.dispatch(answerChosen({ now: 0, letter: 'B' }));
    expect(write).toHaveBeenCalledOnce();
    expect(written()).toMatchObject({ items: [{ answer: 'B' }, {}, {}] });
    // If the lock were released and requested again, a third tab would get it.
    expect(otherTab.isHeld()).toBe(true);
    expect(otherTab.claims()).toHaveLength(1);
  });

  it('loads what the other tab wrote although this tab holds what the device had refused', async () => {
    await writeAttempt(aRecord({ updatedAt: 1_000 }));
    const { exam, otherTab } = await openExamPage({ isBusy: true });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'DataError');
    });
    await writeAttempt(aRecord({ items: [], currentItem: 1, updatedAt: 2_000 }));
    put.mockRestore();
    const elsewhere = await openDB('qlearn');
    const later = attempts.encode(aRecord({ currentItem: 3, updatedAt: 3_000 }));
    await elsewhere.put('journals', later, [USER.id, 'z1']);
    elsewhere.close();
    otherTab.grant();
    await until(() => exam()?.readOnly === false);
    expect(exam()?.attempt.items.map(({ answer }) => answer)).toEqual(['C', 'C', 'C']);
  });

  it('brings a started attempt back, at the item that was left', async () => {
    await writeAttempt(aRecord({ currentItem: 2 }));
    const { exam } = await openExamPage();
    expect(exam()?.attempt).toMatchObject({ current: 1, timeLeftMs: 100_000 });
    expect(exam()?.attempt.items.map(({ answer }) => answer)).toEqual(['C', 'C', 'C']);
  });
});

describe('the end of a block', () => {
  it('ends the block with the last millisecond of its time, once', async () => {
    await writeAttempt(aRecord({ secondsLeft: 7 }));
    const { exam, sentTo } = await openExamPage();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(exam()?.attempt.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(exam()?.attempt).toMatchObject({ ended: true, items: [{ timeSpentMs: 12_000 }, {}, {}] });
    await until(() => sentTo('submitQuiz').length > 0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sentTo('submitQuiz')).toHaveLength(1);
  });

  it('freezes the journal before the outbox has the answers, and writes it no more', async () => {
    const writeSubmission = vi.spyOn(submissions, 'write');
    const { store, write, written, at } = await openExamPage({ submit: () => new Promise(() => undefined) });
    store.dispatch(answerChosen({ ...at(), letter: 'B' }));
    write.mockClear();
    store.dispatch(blockEnded(at()));
    await until(() => writeSubmission.mock.calls.length > 0);
    expect(written()).toMatchObject({ phase: 'submitting', items: [{ answer: 'B' }, {}, {}] });
    const [frozen = Infinity] = write.mock.invocationCallOrder;
    const [queued = 0] = writeSubmission.mock.invocationCallOrder;
    expect(frozen).toBeLessThan(queued);
    store.dispatch(clockStopped(at()));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(write).toHaveBeenCalledOnce();
  });

  it('keeps letters, times and confidence to study from, of which the server gets nothing new', async () => {
    const { store, at, sentTo, navigate } = await openExamPage();
    await vi.advanceTimersByTimeAsync(2_000);
    store.dispatch(answerChosen({ ...at(), letter: 'B' }));
    await vi.advanceTimersByTimeAsync(3_000);
    store.dispatch(answerChosen({ ...at(), letter: 'A' }));
    store.dispatch(confidenceChosen({ ...at(), confidence: 'guess' }));
    store.dispatch(markToggled(at()));
    store.dispatch(itemEntered({ ...at(), index: 1 }));
    store.dispatch(answerChosen({ ...at(), letter: 'D' }));
    store.dispatch(blockEnded(at()));
    await until(() => navigate.mock.calls.length > 0);
    expect(await finishedAttempts.read(USER.id, 'z1')).toMatchObject({
      name: 'Morning block',
      timerOn: true,
      tutorOn: false,
      submittedAt: Date.now(),
      items: [
        {
          questionId: 'q1',
          attemptedLetters: ['B', 'A'],
          attemptedAtMs: [2_000, 5_000],
          answer: 'A',
          result: 'correct',
          marked: true,
          timeSpentMs: 5_000,
          confidence: 'guess',
          key: 'A',
        },
        { questionId: 'q2', answer: 'D', result: 'incorrect' },
        { questionId: 'q3', attemptedLetters: [], answer: '', result: 'unanswered' },
      ],
    });
    expect(JSON.stringify(sentTo('submitQuiz'))).not.toMatch(/guess|confidence|AtMs/i);
    expect(await attempts.read(USER.id, 'z1')).toBeUndefined();
  });

  it('submits the block when the record to study from cannot be kept', async () => {
    const { store, at, sentTo, navigate } = await openExamPage();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    store.dispatch(answerChosen({ ...at(), letter: 'B' }));
    store.dispatch(blockEnded(at()));
    await until(() => navigate.mock.calls.length > 0);
    vi.restoreAllMocks();
    expect(sentTo('submitQuiz')).toHaveLength(1);
  });

  it('submits the block after a reload, when the page was closed before the outbox had it', async () => {
    await writeAttempt(aRecord({ phase: 'submitting' }));
    const { sentTo, navigate } = await openExamPage();
    await until(() => navigate.mock.calls.length > 0);
    expect(sentTo('submitQuiz')).toHaveLength(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/result/z1', { replace: true });
  });

  it('opens no block again when the outbox has delivered it after the quiz was asked for', async () => {
    const { submission } = submissionOf('z1');
    await sentSubmissions.write(USER.id, 'z1', { userId: USER.id, quizId: 'z1', submission, sentAt: 1 });
    const statuses = ['IN_PROGRESS', 'COMPLETE'];
    const quiz = {
      get quizStatus() {
        return statuses.shift();
      },
    };
    const { state, exam, sentTo } = await openExamPage({ quiz });
    await until(() => state().phase === 'failed');
    expect(exam()).toBeUndefined();
    expect(sentTo('getQuiz')).toHaveLength(2);
    await sentSubmissions.remove(USER.id, 'z1');
  });

  it('opens the block when the server has not kept what it was sent', async () => {
    const { submission } = submissionOf('z1');
    await sentSubmissions.write(USER.id, 'z1', { userId: USER.id, quizId: 'z1', submission, sentAt: 1 });
    const { exam, sentTo } = await openExamPage();
    await until(() => exam() !== undefined);
    expect(sentTo('getQuiz')).toHaveLength(2);
    await sentSubmissions.remove(USER.id, 'z1');
  });

  it('lets nobody answer a block that waits in the outbox although its journal does not say so', async () => {
    await writeAttempt(aRecord());
    await submissions.write(USER.id, 'z1', { ...submissionOf('z1'), userId: USER.id, isTried: true });
    const { exam, sentTo, navigate } = await openExamPage();
    await until(() => navigate.mock.calls.length > 0);
    expect(exam()?.attempt.ended).toBe(true);
    expect(sentTo('submitQuiz')).toHaveLength(1);
  });

  it('forgets the results of other blocks when the next one is entered', async () => {
    const { store, exam } = await openExamPage();
    await until(() => exam() !== undefined);
    store.dispatch(loadQuestionHistories.actions.request({ quizId: 'z0' }));
    await until(() => loadQuestionHistories.selectState(store.getState(), 'z0').status === 'success');
    store.dispatch(examEntered({ quizId: 'z1', mode: 'take', index: 0 }));
    expect(loadQuestionHistories.selectState(store.getState(), 'z0').status).toBe('idle');
  });

  it('leaves the end of the block to the tab that has the quiz', async () => {
    await writeAttempt(aRecord({ phase: 'submitting' }));
    const { store, at } = await openExamPage({ isBusy: true });
    store.dispatch(blockEnded(at()));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await submissions.read(USER.id, 'z1')).toBeUndefined();
  });

  it('leads to the result only once the server has the answers', async () => {
    const { store, at, sentTo, navigate } = await openExamPage({
      submit: () => new Promise(() => undefined),
    });
    store.dispatch(blockEnded(at()));
    await until(() => sentTo('submitQuiz').length > 0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['take', 'ROLE_STUDENT', 'normal'],
    ['tutor', 'ROLE_TUTOR', 'tutor'],
  ] as const)('reports the end of a block in the mode ‘%s’', async (mode, role, variant) => {
    const { store, at, track, navigate } = await openExamPage({ mode, role });
    store.dispatch(blockEnded(at()));
    await until(() => navigate.mock.calls.length > 0);
    expect(track).toHaveBeenCalledWith('quiz completed', { variant, questions: 3, answered: 0 });
  });
});

describe('the clock', () => {
  it('counts ten minutes asleep at the next record of the time left', async () => {
    await writeAttempt(aRecord({ quizId: 'z1', secondsLeft: 270 }));
    const { written, exam } = await openExamPage();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written()).toMatchObject({ secondsLeft: 265 });
    // Meanwhile the monotonic clock stopped.
    vi.setSystemTime(Date.now() + MINUTE);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written()).toMatchObject({ secondsLeft: 195 });
    expect(exam()?.attempt.ended).toBe(false);
  });

  it('ignores a wall clock that is moved while the page is seen', async () => {
    const { written } = await openExamPage();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.setSystemTime(Date.now() + MINUTE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written()).toMatchObject({ secondsLeft: 255 });
  });
});

describe('a review', () => {
  it('sends the whole seconds of each question once a visit', async () => {
    const { store, at, sentTo } = await openExamPage({ mode: 'review' });
    const enter = (index: number) => store.dispatch(itemEntered({ ...at(), index }));
    vi.advanceTimersByTime(3_400);
    enter(1);
    vi.advanceTimersByTime(2_000);
    enter(0);
    vi.advanceTimersByTime(600);
    store.dispatch(pageHidden(at()));
    vi.advanceTimersByTime(60_000);
    store.dispatch(pageShown(at()));
    vi.advanceTimersByTime(3_000);
    enter(2);
    enter(1);
    enter(2);
    vi.advanceTimersByTime(1_500);
    store.dispatch(clockStopped(at()));
    await until(() => sentTo('sendReviewTime').length > 3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sentTo('sendReviewTime')).toEqual([
      { questionId: 'q1', reviewTimeSpent: 3 },
      { questionId: 'q2', reviewTimeSpent: 2 },
      { questionId: 'q1', reviewTimeSpent: 4 },
      { questionId: 'q3', reviewTimeSpent: 1 },
    ]);
  });

  it('queues the seconds of a question with the sum that the server is to have of it', async () => {
    const { store, at } = await openExamPage({ mode: 'review' });
    const written = vi.spyOn(reviewTimes, 'write');
    for (const index of [1, 0, 1]) {
      vi.advanceTimersByTime(2_000);
      store.dispatch(itemEntered({ ...at(), index }));
    }
    await until(() => written.mock.calls.length >= 3);
    const queued = written.mock.calls
      .map(([, , record]) => record)
      .filter(({ questionId, isTried }) => questionId === 'q1' && !isTried);
    expect(queued).toMatchObject([
      { quizId: 'z1', seconds: 2, total: REVIEWED_BEFORE + 2 },
      { quizId: 'z1', seconds: 2, total: REVIEWED_BEFORE + 4 },
    ]);
  });

  it('opens a review only once the quiz is complete', async () => {
    const { state } = await openExamPage({ mode: 'review', quiz: { quizStatus: 'IN_PROGRESS' } });
    expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'inProgress' } });
  });
});

describe('a quiz that may not be taken', () => {
  it('refuses another user’s quiz, whatever the server sends of it', async () => {
    const { state, sentTo } = await openExamPage({ quiz: { userId: 'u2' } });
    expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'unknownQuiz' } });
    expect(sentTo('getQuestions')).toEqual([]);
  });

  it('refuses a complete quiz; answers of this device go to the outbox, which compares them', async () => {
    await writeAttempt(aRecord());
    const { state, sentTo } = await openExamPage({ quiz: { quizStatus: 'COMPLETE' } });
    expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'complete' } });
    await until(() => sentTo('getQuestionHistories').length > 0);
    expect(sentTo('submitQuiz')).toEqual([]);
    expect((await submissions.read(USER.id, 'z1'))?.submission.quizHistory).toMatchObject({
      questionAttemptCount: 3,
    });
  });

  it('shows no key to a student at the address of a tutor', async () => {
    const { exam } = await openExamPage({ mode: 'tutor', role: 'ROLE_STUDENT' });
    expect(exam()?.mode).toBe('take');
  });
});
