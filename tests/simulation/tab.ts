// One tab: the app's own records, sagas of the exam and outbox, without its screens. Bundled once; each simulated tab
// evaluates the bundle with globals of its own.
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { superviseSaga } from '@/app/store/superviseSaga';
import { attempts } from '@/domain/attempt/attemptRecord';
import type { DayPlan } from '@/domain/exam-day/examDayModel';
import { notes } from '@/domain/notes/noteRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { selectSubmission } from '@/domain/outbox/outboxSlice';
import { phrases } from '@/domain/phrases/phraseRecord';
import { sessionSaga } from '@/domain/session/sessionSaga';
import {
  selectSession,
  selectUser,
  sessionExpired,
  signedIn,
  signOutRequested,
  unauthorized,
} from '@/domain/session/sessionSlice';
import { tokenOf } from '@/domain/session/token';
import { currentOf, type Drill } from '@/domain/study/drillModel';
import { drills } from '@/domain/study/drillRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import {
  createEntryCollector,
  createQueueBuilder,
  type PracticeRecords,
} from '@/domain/study/practiceQueueModel';
import { practice } from '@/domain/study/practiceRecord';
import { serverToday } from '@/domain/study/useToday';
import { signInSaga, signInSubmitted } from '@/features/auth/sign-in/signInSaga';
import { endConfirmed, openQuizzesSaga } from '@/features/create-quiz/resume/openQuizzesSaga';
import { readStoredAnswers } from '@/features/create-quiz/resume/storedAnswers';
import {
  endDayConfirmed,
  examDaySaga,
  nextBlockClicked,
  startDayClicked,
} from '@/features/exam-day/examDaySaga';
import { examSagas } from '@/features/exam/sagas/examSaga';
import {
  answerChosen,
  blockEnded,
  examEntered,
  examLeft,
  itemEntered,
  markToggled,
  selectExam,
  selectOpenExam,
} from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { beginDrill, drillSteps, type ReadPractice } from '@/features/study/practice/drill/drillSteps';
import { remoteCallsSaga } from '@/shared/remote/createRemoteCall';
import { createHttp, type Http } from '@/shared/remote/http';
import { RemoteError } from '@/shared/remote/remoteError';
import { followRecords } from '@/shared/storage/followRecords';
import { keepInterruptedWrites } from '@/shared/storage/interruptedWrites';
import { serverNow } from '@/shared/storage/serverClock';
import { readTrouble, storageTrouble } from '@/shared/storage/storageHealth';
import { progressOf } from '@/shared/storage/writeProgress';
import type { WatcherSaga } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';
import { rootReducer, type RootState } from '@/shared/store/rootReducer';

keepInterruptedWrites();

/** What the server answers to a call: a body, or a status; undefined if no response comes. */
export type Answer = { readonly body: unknown } | { readonly status: number } | undefined;
export type Ask = (call: string, args: unknown) => Promise<Answer>;

const NO_LABELS = { discipline: [], examType: [], organSystem: [], subtopics: [], topics: [] };

interface Outside {
  readonly http: Http;
  readonly navigate: (path: string) => void;
  readonly onError: (cause: unknown) => void;
}

/** The app's store with these sagas; those of `outliving` do not end with the session. */
function createStore(
  { http, navigate, onError }: Outside,
  sagas: readonly WatcherSaga[],
  outliving: readonly WatcherSaga[] = [],
) {
  const context = { http, navigate, clock: { now: Date.now }, track: () => undefined, onError };
  const middleware = createSagaMiddleware({ context, onError });
  const store = configureStore({
    reducer: (state: RootState | undefined, action) =>
      rootReducer(logout.match(action) ? undefined : state, action),
    enhancers: (defaults) => defaults({ autoBatch: false }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(middleware),
    devTools: false,
  });
  for (const saga of sagas) middleware.run(superviseSaga, saga, { endsWithSession: true });
  for (const saga of outliving) middleware.run(superviseSaga, saga, { endsWithSession: false });
  return store;
}

/** The user's tab, in which `quizId` is opened. */
export function openTab(userId: string, ask: Ask, onError: (cause: unknown) => void) {
  const http: Http = {
    send: async (endpoint, args) => {
      const answer = await ask(endpoint.id, args);
      if (answer === undefined) throw new RemoteError({ status: 500, noResponse: true, unclear: true });
      if ('status' in answer) throw new RemoteError({ status: answer.status });
      return endpoint.decode(answer.body);
    },
  };
  const store = createStore({ http, navigate: () => undefined, onError }, [remoteCallsSaga, ...examSagas]);
  store.dispatch(
    signedIn({ id: userId, displayName: 'Ada', email: 'ada@qlearn.demo', primaryRole: 'ROLE_STUDENT' }),
  );
  const exam = () => selectOpenExam(store.getState());
  return {
    enter: (quizId: string, takeOver: boolean) =>
      void store.dispatch(examEntered({ quizId, mode: 'take', index: 0, resumes: true, takeOver })),
    leave: () => void store.dispatch(examLeft()),
    answer: (letter: string) => void store.dispatch(answerChosen({ now: monotonicNow(), letter })),
    mark: () => void store.dispatch(markToggled({ now: monotonicNow() })),
    move: (index: number) => void store.dispatch(itemEntered({ now: monotonicNow(), index })),
    end: () => void store.dispatch(blockEnded({ now: monotonicNow() })),
    /** What people type beside the answers: kept on the device alone. */
    typed: {
      note: {
        write: (questionId: string, text: string, updatedAt: number) =>
          void notes.write(userId, questionId, {
            questionId,
            text,
            tags: [],
            labels: NO_LABELS,
            quizId: '',
            item: 1,
            updatedAt,
          }),
        read: (questionId: string) => notes.read(userId, questionId),
      },
      rule: {
        write: (questionId: string, rule: string, updatedAt: number) =>
          void missReasons.write(userId, questionId, {
            questionId,
            rule,
            ruleAt: updatedAt,
            entries: [{ quizId: '', item: 0, reason: 'mixed', at: updatedAt }],
            labels: NO_LABELS,
            updatedAt,
          }),
        read: (questionId: string) => missReasons.read(userId, questionId),
      },
      grade: {
        write: (questionId: string, _text: string, updatedAt: number) =>
          void practice.write(userId, questionId, {
            questionId,
            state: 'waiting',
            dueDay: '2026-03-02',
            memory: { stability: updatedAt, difficulty: 5, reviewedDay: '2026-03-01' },
            lapses: 0,
            enteredAt: 1,
            updatedAt,
          }),
        read: (questionId: string) => practice.read(userId, questionId),
      },
      phrase: {
        write: (phraseId: string, text: string, updatedAt: number) =>
          void phrases.write(userId, phraseId, { name: 'A phrase', text, place: 0, updatedAt }),
        read: (phraseId: string) => phrases.read(userId, phraseId),
      },
    },
    readAttempt: (quizId: string) => attempts.read(userId, quizId),
    readSubmission: (quizId: string) => submissions.read(userId, quizId),
    /** The answers on screen, if this tab may change them; undefined otherwise. */
    writable: () => {
      const open = exam();
      return open === undefined || open.readOnly || open.attempt.ended
        ? undefined
        : open.attempt.items.map(({ answer }) => answer);
    },
    phase: () => selectExam(store.getState()).phase,
    submission: (quizId: string) => selectSubmission(store.getState(), quizId)?.status,
    /** What the status line of the exam, or of what is typed, says. */
    says: (name: 'journals' | 'questionNotes' | 'missReasons' | 'practice' | 'phrases') => {
      const trouble = storageTrouble();
      return trouble ?? progressOf(name);
    },
  };
}

export type Tab = ReturnType<typeof openTab>;

/** A page of whoever signs in, with the app's own session, exam days, and client of the API. */
export function openPage(navigate: (path: string) => void, onError: (cause: unknown) => void) {
  // Nobody yet: the first calls are sent while the store is being created.
  let userId = (): string | undefined => undefined;
  const http = createHttp({
    baseURL: 'https://backend.simulation/qlearn',
    getToken: () => tokenOf(userId()),
    onUnauthorized: () => void store.dispatch(unauthorized()),
  });
  const store = createStore(
    { http, navigate, onError },
    [remoteCallsSaga, signInSaga, ...examSagas, examDaySaga, openQuizzesSaga],
    [sessionSaga],
  );
  userId = () => selectUser(store.getState())?.id;
  const exam = () => selectOpenExam(store.getState());
  return {
    status: () => selectSession(store.getState()).status,
    userId,
    signIn: (name: string) =>
      void store.dispatch(signInSubmitted({ email: `${name}@qlearn.demo`, password: 'secret' })),
    signOut: () => void store.dispatch(signOutRequested()),
    expire: () => void store.dispatch(sessionExpired()),
    startDay: (plan: DayPlan, items: number) => void store.dispatch(startDayClicked({ plan, items })),
    nextBlock: (items: number) => void store.dispatch(nextBlockClicked({ items })),
    endDay: () => void store.dispatch(endDayConfirmed()),
    readAnswers: readStoredAnswers,
    endQuiz: (dialog: Parameters<typeof endConfirmed>[0]) => void store.dispatch(endConfirmed(dialog)),
    enter: (quizId: string) =>
      void store.dispatch(examEntered({ quizId, mode: 'take', index: 0, resumes: true })),
    leave: () => void store.dispatch(examLeft()),
    answer: (letter: string) => void store.dispatch(answerChosen({ now: monotonicNow(), letter })),
    move: (index: number) => void store.dispatch(itemEntered({ now: monotonicNow(), index })),
    end: () => void store.dispatch(blockEnded({ now: monotonicNow() })),
    /** The answers on screen, if this page may change them; undefined otherwise. */
    writable: () => {
      const open = exam();
      return open === undefined || open.readOnly || open.attempt.ended ? undefined : open.attempt.items;
    },
    openExam: () => {
      const open = exam();
      return (
        open && {
          userId: open.attempt.userId,
          quizId: open.attempt.quizId,
          answers: open.readOnly || open.attempt.ended ? undefined : open.attempt.items,
        }
      );
    },
    readClock: () => void serverNow(),
    says: (name: 'journals') => storageTrouble() ?? progressOf(name),
  };
}

/** A page of Practice, on which questions are due that were missed in one quiz. */
export function openDrill(userId: string, questionIds: readonly string[], submittedAt: number) {
  const { add, entries } = createEntryCollector();
  const missed = {
    labels: NO_LABELS,
    attemptedLetters: ['B'],
    attemptedAtMs: [-1],
    answer: 'B',
    result: 'incorrect' as const,
    marked: false,
    timeSpentMs: 0,
    confidence: undefined,
  };
  const items = questionIds.map((questionId) => ({ ...missed, questionId }));
  add({ userId, quizId: 'z1', name: 'Block', timerOn: true, tutorOn: false, submittedAt, items });
  let records: PracticeRecords | undefined;
  let storedDrill: ReadPractice['storedDrill'] | undefined;
  let begun: Drill | undefined;
  followRecords(practice, { userId, id: undefined }, (shown) => {
    records = shown;
  });
  followRecords(drills, { userId, id: '' }, (shown, changedBy) => {
    storedDrill = { data: shown.get(''), changedBy };
  });
  /** As on screen; undefined while it is being read, or cannot be. */
  const steps = () => {
    if (records === undefined || storedDrill === undefined) return undefined;
    if (readTrouble(practice.store.name) !== undefined) return undefined;
    const today = serverToday();
    const queue = createQueueBuilder(records, today);
    for (const entry of entries.values()) queue.add(entry);
    const read = {
      entries,
      records,
      queue: queue.result(),
      storedDrill,
      reason: undefined,
      settings: {},
      today,
    };
    begun ??= beginDrill(read);
    return { ...drillSteps(userId, begun, read), today };
  };
  return {
    steps,
    current: () => {
      const drill = steps()?.drill;
      return drill && currentOf(drill);
    },
    record: (questionId: string) => records?.get(questionId),
    says: () => storageTrouble() ?? progressOf('practice'),
    isWriting: () => progressOf('practice') !== 'done',
  };
}
