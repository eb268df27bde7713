import { onTestFinished, vi } from 'vitest';
import { type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import { signedIn } from '@/domain/session/sessionSlice';
import { examSagas } from '@/features/exam/sagas/examSaga';
import { feedbackBlockSaga } from '@/features/exam/sagas/feedbackBlockSaga';
import { examEntered, type ExamRef, selectExam, selectOpenExam } from '@/features/exam/store/examSlice';
import { monotonicNow, stopSleepTracking } from '@/features/exam/store/monotonicNow';
import type { Role } from '@/shared/api/account';
import type { Endpoint } from '@/shared/api/endpoint';
import type { Http } from '@/shared/remote/http';
import { RemoteError } from '@/shared/remote/remoteError';
import { createTestStore } from '../../../createTestStore';
import { settle } from '../../../settle';

export const USER = { id: 'u1', displayName: 'Ada', email: 'ada@qlearn.demo' } as const;
/** Seconds of review that the server has stored for each question. */
export const REVIEWED_BEFORE = 10;
const IDS = ['q1', 'q2', 'q3'] as const;

/** A record of the block of three questions, as left by an earlier page. */
export const aRecord = (more: Partial<AttemptRecord> = {}): AttemptRecord => ({
  userId: USER.id,
  quizId: 'z1',
  items: IDS.map((questionId) => ({
    questionId,
    answer: 'C',
    attemptedLetters: ['C'],
    attemptedAtMs: [],
    marked: false,
    struckLetters: [],
    timeSpentMs: 5_000,
  })),
  currentItem: 1,
  secondsLeft: 100,
  phase: 'sitting',
  updatedAt: Date.now(),
  ...more,
});

interface PageOptions {
  readonly mode?: ExamRef['mode'];
  readonly role?: Role;
  /** Fields of the quiz that differ. */
  readonly quiz?: object;
  /** Another tab has the lock of the quiz. */
  readonly isBusy?: boolean;
  /** Happens once, after the questions were requested, and before they come. */
  readonly meanwhile?: (otherTab: ReturnType<typeof fakeLock>) => Promise<void>;
  readonly submit?: () => Promise<unknown>;
}

/**
 * Runs everything that needs no time, until `isReached` or the end of the test. Not for a number of turns: how many pass
 * until lazy code is loaded depends on the machine.
 */
export async function until(isReached: () => boolean): Promise<void> {
  const test = new AbortController();
  onTestFinished(() => test.abort());
  while (!test.signal.aborted && !isReached()) await settle();
}

/**
 * Locks that another tab holds, the exam's until `grant`; `isHeld` returns whether this tab has it since, and `lose`
 * takes it away again.
 */
function fakeLock() {
  let isHeld = false;
  let grant: () => void = () => undefined;
  let lose: () => void = () => undefined;
  const request = vi.fn(
    (name: string, _options: LockOptions, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        if (!name.startsWith('qlearn-exam-')) return;
        grant = () => {
          isHeld = true;
          lose = () => {
            isHeld = false;
            reject(new DOMException('Stolen', 'AbortError'));
          };
          void hold().then(() => {
            isHeld = false;
            resolve();
          });
        };
      }),
  );
  const claims = () => request.mock.calls.filter(([name]) => name.startsWith('qlearn-exam-'));
  return { request, claims, grant: () => grant(), lose: () => lose(), isHeld: () => isHeld };
}

/** The sagas of an exam with three questions, without its screen; time passes only with `vi.advanceTimers…`. */
export async function openExamPage(options: PageOptions = {}) {
  const { mode = 'take', role = 'ROLE_STUDENT', isBusy = false } = options;
  const { submit = () => Promise.resolve() } = options;
  let { meanwhile } = options;
  const otherTab = fakeLock();
  const sent: { id: string; args: unknown }[] = [];
  const histories = IDS.map((questionId, index) => ({
    questionId,
    questionNo: index + 1,
    answerGiven: 'B',
    reviewTimeSpent: REVIEWED_BEFORE,
  }));
  const answers: Readonly<Record<string, () => unknown>> = {
    getQuiz: () => ({
      id: 'z1',
      name: 'Morning block',
      userId: USER.id,
      tutorOn: mode === 'tutor',
      timerOn: true,
      quizStatus: mode === 'review' ? 'COMPLETE' : 'IN_PROGRESS',
      questions: IDS.map((questionId, index) => ({ questionId, questionNo: index + 1, imageList: [] })),
      ...options.quiz,
    }),
    getQuestions: async () => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.(otherTab);
      return IDS.map((questionId) => ({
        questionId,
        stem: 'Stem',
        option: { optionList: ['a', 'b', 'c', 'd'], correctAnswer: 'A' },
      }));
    },
    getQuestionHistories: () => histories,
    submitQuiz: submit,
    sendReviewTime: () => undefined,
    startBlock: () => ({ blockId: 'b1', quizId: 'z1' }),
    endBlock: () => undefined,
  };
  const http: Http = {
    send: async <Args, Data>(endpoint: Endpoint<Args, Data>, args: Args) => {
      sent.push({ id: endpoint.id, args });
      const answer = answers[endpoint.id];
      if (answer === undefined) throw new RemoteError({ status: 404 });
      return endpoint.decode(await answer());
    },
  };
  if (isBusy) {
    Object.defineProperty(navigator, 'locks', { value: { request: otherTab.request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  }
  const navigate = vi.fn();
  const track = vi.fn();
  const write = vi.spyOn(attempts, 'write');
  const onError = vi.fn();
  const store = createTestStore({ http, navigate, track, onError });
  onTestFinished(stopSleepTracking);
  store.runSagas([...examSagas, feedbackBlockSaga]);
  store.dispatch(signedIn({ ...USER, primaryRole: role }));
  store.dispatch(examEntered({ quizId: 'z1', mode, index: 0, resumes: true }));
  await until(() => sent.some(({ id }) => id === 'getQuiz'));
  await until(() => {
    // The exam waits for the other tab's lock.
    if (isBusy) vi.advanceTimersByTime(10);
    return selectExam(store.getState()).phase !== 'opening';
  });
  const exam = () => selectOpenExam(store.getState());
  return {
    store,
    otherTab,
    navigate,
    track,
    onError,
    write,
    /** The latest record that was written. */
    written: () => write.mock.lastCall?.[2],
    exam,
    state: () => selectExam(store.getState()),
    sentTo: (wanted: string) => sent.filter(({ id }) => id === wanted).map(({ args }) => args),
    at: () => ({ now: monotonicNow() }),
  };
}
