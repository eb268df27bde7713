import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { attemptContent, type AttemptOwner } from '@/domain/attempt/attemptContent';
import type { AttemptRecord } from '@/domain/attempt/attemptRecord';
import type { AttemptContent } from '@/domain/attempt/contentRecord';
import { type DayBlock, endDayBlock, readDayBlock } from '@/domain/exam-day/days';
import { fetchImage } from '@/domain/figures/calls';
import { outbox } from '@/domain/outbox/outboxSlice';
import { readUnsentAnswers } from '@/domain/outbox/submission/completedElsewhere';
import { loadQuestions, questionsKey } from '@/domain/question/calls';
import { loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';
import type { SessionUser } from '@/domain/session/calls';
import { permissions } from '@/domain/session/permissions';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { type Attempt, createAttempt, nearestIndex } from '@/features/exam/attempt/attemptModel';
import { type ExamProblem, quizProblem } from '@/features/exam/attempt/examErrorsModel';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { attemptFromHistories, attemptFromStored } from '@/features/exam/attempt/storedAttemptModel';
import type { ExamRef, OpenExam } from '@/features/exam/store/examSlice';
import type { Question } from '@/shared/api/question';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import { isOnline } from '@/shared/browser/network';
import { canPrefetch } from '@/shared/browser/whenIdle';
import { toTime } from '@/shared/format/dates';
import { RemoteError, type RemoteFailure, toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { serverNow } from '@/shared/storage/serverClock';
import { call, delay } from '@/shared/store/effects';

/** Carries an `ExamProblem` out of the saga. */
export class ExamLoadError extends Error {
  readonly problem: ExamProblem;

  constructor(problem: ExamProblem) {
    super(problem.kind);
    this.name = 'ExamLoadError';
    this.problem = problem;
  }
}

/** Without network, a failure says nothing about the quiz. */
function loadError(cause: unknown, problemOf: (failure: RemoteFailure) => ExamProblem): ExamLoadError {
  const isOffline = cause instanceof RemoteError && cause.noResponse && !isOnline();
  return new ExamLoadError(isOffline ? { kind: 'offline' } : problemOf(toFailure(cause)));
}

interface LoadedExam extends Omit<OpenExam, 'phase' | 'readOnly' | 'attempt'> {
  readonly fresh: Attempt;
  readonly content: AttemptContent;
}

/**
 * The block and all its questions, from the server; those of a started attempt from the device if the server cannot be
 * reached. Throws ExamLoadError.
 */
export function* fetchExam(ref: ExamRef, user: SessionUser): SagaIterator<LoadedExam> {
  const owner = { userId: user.id, quizId: ref.quizId };
  const quiz = yield* fetchQuiz(ref, owner);
  if (quiz.userId !== '' && quiz.userId !== user.id) throw new ExamLoadError({ kind: 'unknownQuiz' });
  const mode = modeOf(ref.mode, quiz, user);
  if (mode === 'review' && quiz.quizStatus !== 'COMPLETE') throw new ExamLoadError({ kind: 'inProgress' });
  if (mode !== 'review' && quiz.quizStatus === 'COMPLETE') {
    // The outbox compares the answers of this device with the server's, and keeps them if one is missing there.
    const unsent = yield* readUnsentAnswers(quiz, user.id);
    if (unsent !== undefined) yield put(outbox.actions.submissionQueued(unsent));
    yield* leaveForDay(quiz, user.id);
    throw new ExamLoadError({ kind: 'complete' });
  }
  if (quiz.questions.length === 0) throw new ExamLoadError({ kind: 'noQuestions' });
  const questions = yield* fetchQuestions(quiz, owner);
  if (questions.length === 0) throw new ExamLoadError({ kind: 'noQuestions' });
  const dayBlock: DayBlock | undefined =
    mode === 'review' ? undefined : yield* call(readDayBlock, user.id, quiz.id);
  const extraTime =
    mode === 'take' && permissions[user.primaryRole].study
      ? (dayBlock ?? (yield* call(studySettings.read, user.id, '')))?.extraTime
      : undefined;
  const found = new Map(questions.map((question) => [question.questionId, question]));
  return {
    mode,
    name: quiz.name === '' ? 'Quiz' : quiz.name,
    quizItems: quiz.questions,
    questions: quiz.questions.map(({ questionId }) => found.get(questionId)),
    dayBlock,
    fresh: createAttempt(quiz, user.id, dayBlock?.secondsGiven, extraTime),
    content: { quiz, questions },
  };
}

/** A block of an exam day that was ended elsewhere counts as that block: the day continues. */
function* leaveForDay(quiz: QuizDetails, userId: string): SagaIterator<void> {
  const now = serverNow();
  const submitted = toTime(quiz.quizSubmitDate ?? now);
  const endedAt = Number.isFinite(submitted) ? Math.min(now, submitted) : now;
  const next = yield* call(endDayBlock, userId, { quizId: quiz.id, endedAt, secondsLeft: undefined });
  if (next === undefined) return;
  const navigate = yield* getDependency('navigate');
  navigate(next, { replace: true });
}

function* fetchQuiz({ quizId, mode }: ExamRef, owner: AttemptOwner): SagaIterator<QuizDetails> {
  try {
    return yield* loadQuiz.run({ quizId });
  } catch (cause) {
    const stored = mode === 'review' ? undefined : yield* readStored(cause, owner);
    if (stored !== undefined) return stored.quiz;
    throw loadError(cause, quizProblem);
  }
}

/** The key is for tutors, in a quiz made for tutor mode; anyone else takes the quiz as a student. */
function modeOf(requested: ExamMode, quiz: QuizDetails, user: SessionUser): ExamMode {
  if (requested !== 'tutor') return requested;
  return quiz.tutorOn && permissions[user.primaryRole].tutorExam ? 'tutor' : 'take';
}

/** Undefined if the server has responded or nothing is stored. */
function* readStored(cause: unknown, owner: AttemptOwner): SagaIterator<AttemptContent | undefined> {
  const isUnreachable = cause instanceof RemoteError && cause.noResponse;
  return isUnreachable ? yield* call(attemptContent.read, owner) : undefined;
}

function* fetchQuestions(quiz: QuizDetails, owner: AttemptOwner): SagaIterator<readonly Question[]> {
  try {
    const query = { questionIds: quiz.questions.map(({ questionId }) => questionId) };
    const found: readonly Question[] = yield* loadQuestions.run(query);
    // The exam has them from here on.
    yield put(loadQuestions.actions.reset(questionsKey(query)));
    return found;
  } catch (cause) {
    if (!(cause instanceof RemoteError)) throw cause;
    const stored = quiz.quizStatus === 'COMPLETE' ? undefined : yield* readStored(cause, owner);
    if (stored !== undefined) return stored.questions;
    throw loadError(cause, ({ message }) => ({ kind: 'questionsFailed', message }));
  }
}

export function resumeAttempt(fresh: Attempt, record: AttemptRecord | undefined, ref: ExamRef): Attempt {
  const start = startAt(fresh, ref);
  if (record === undefined) return start;
  const restored = attemptFromStored(start, record);
  return ref.resumes === true ? restored : { ...restored, current: start.current };
}

const startAt = (fresh: Attempt, { index }: ExamRef): Attempt => ({
  ...fresh,
  current: nearestIndex(index, fresh.items.length),
});

/** The attempt as stored on the server. Throws ExamLoadError. */
export function* fetchReviewed(
  { fresh, questions }: Pick<LoadedExam, 'fresh' | 'questions'>,
  ref: ExamRef,
): SagaIterator<Attempt> {
  try {
    const histories: readonly QuestionHistory[] = yield* loadQuestionHistories.run({ quizId: fresh.quizId });
    return attemptFromHistories(startAt(fresh, ref), histories, questions);
  } catch (cause) {
    throw loadError(cause, ({ message }) => ({ kind: 'quizFailed', message }));
  }
}

/** What the first item shows has priority on the network. */
const IMAGES_AFTER_MS = 3_000;

/**
 * Keeps the texts and images of an attempt on the device, so that it survives a reload without network. With the data
 * saver on, keeps only the images that are shown.
 */
export function* keepContent(userId: string, content: AttemptContent): SagaIterator<void> {
  yield* call(attemptContent.write, userId, content);
  if (!canPrefetch()) return;
  yield* delay(IMAGES_AFTER_MS);
  const http = yield* getDependency('http');
  const owner = { userId, quizId: content.quiz.id };
  for (const imageName of new Set(content.quiz.questions.flatMap(({ imageList }) => imageList))) {
    try {
      yield* call(fetchImage, { imageName, owner }, { http });
    } catch {
      // It is loaded again when its item is shown.
    }
  }
}
