import type { EventChannel, SagaIterator } from 'redux-saga';
import { cancel, fork, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { type AttemptRecord, attempts, latestAttempt } from '@/domain/attempt/attemptRecord';
import type { AttemptContent } from '@/domain/attempt/contentRecord';
import { loadImage } from '@/domain/figures/calls';
import { submissions } from '@/domain/outbox/outboxRecord';
import { outboxSagas } from '@/domain/outbox/outboxSaga';
import { isDelivered } from '@/domain/outbox/submission/sentRecord';
import { loadQuestionHistories } from '@/domain/quiz/calls';
import type { SessionUser } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/currentUser';
import { sessionEnding } from '@/domain/session/sessionSlice';
import { type Attempt, toStoredAttempt } from '@/features/exam/attempt/attemptModel';
import { type BlockHighlights, readHighlights } from '@/features/exam/highlights/highlightsRecord';
import { followHighlights, storeHighlights } from '@/features/exam/highlights/highlightsSaga';
import { highlightsLoaded, highlightsOf } from '@/features/exam/highlights/highlightsSlice';
import {
  clockStarted,
  clockStopped,
  examEntered,
  examFailed,
  examLeft,
  examOpened,
  type ExamRef,
  type OpenExam,
  selectOpenExam,
  writerLost,
  writerPromoted,
} from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { notesSaga } from '@/features/exam/tools/notes/notesSaga';
import { openDatabase } from '@/shared/storage/connection';
import { serverNow } from '@/shared/storage/serverClock';
import { all, call, flush, fork as forkTask, select, take } from '@/shared/store/effects';
import { ExamLoadError, fetchExam, fetchReviewed, keepContent, resumeAttempt } from './loadExamSaga';
import { reportReviewEnd, sendReviewTimes } from './reviewTimeSaga';
import { storeAttempt } from './storeAttemptSaga';
import { finishAttemptOnceQueued, submitWhenEnded } from './submitSaga';
import { claimWriter, type WriterEvent } from './writerLock';

/** Runs from entering the exam page to leaving it; leaving, or entering another exam, ends everything started here. */
function* examSaga(): SagaIterator<void> {
  yield takeEvery(sessionEnding, function* () {
    yield put(clockStopped({ now: monotonicNow() }));
  });
  yield takeEvery(examLeft, function* () {
    // The images of a large block take more than 100 MB.
    yield put(loadImage.actions.reset());
  });
  yield takeLatest([examEntered, examLeft], function* (action) {
    if (examEntered.match(action)) yield* visit(action);
  });
  yield* restartAfterFault();
}

/** Restarts after an exception: the exam on screen is stored and entered again. */
function* restartAfterFault(): SagaIterator<void> {
  const exam = yield* select(selectOpenExam);
  if (exam === undefined) return;
  const attempt = yield* writeOnScreen(exam);
  if (attempt === undefined) return;
  yield put(examEntered({ quizId: attempt.quizId, mode: exam.mode, index: attempt.current }));
}

/**
 * Writes the attempt, including changes made in the meantime: nothing else stores it until the exam is
 * entered. Returns undefined if the exam was left in the meantime.
 */
function* writeOnScreen({ attempt, mode, readOnly }: OpenExam): SagaIterator<Attempt | undefined> {
  if (mode === 'review' || readOnly || attempt.ended) return attempt;
  const { userId, quizId } = attempt;
  yield* call(attempts.write, userId, quizId, toStoredAttempt(attempt, monotonicNow(), serverNow()));
  const exam = yield* select(selectOpenExam);
  return exam === undefined || exam.attempt === attempt ? exam?.attempt : yield* writeOnScreen(exam);
}

function* visit({ payload: ref }: ReturnType<typeof examEntered>): SagaIterator<void> {
  const user = yield* requireUser();
  try {
    // So that the first write completes with the click that causes it.
    yield fork(openDatabase);
    yield fork(loadHighlights, user.id, ref.quizId);
    if (ref.mode === 'review') yield* visitReview(ref, user);
    else yield* visitExam(ref, user);
  } catch (cause) {
    yield put(
      examFailed(cause instanceof ExamLoadError ? cause.problem : { kind: 'quizFailed', message: undefined }),
    );
  }
}

function* visitReview(ref: ExamRef, user: SessionUser): SagaIterator<void> {
  const { fresh, content: _, ...block } = yield* fetchExam(ref, user);
  const reviewed = yield* fetchReviewed({ fresh, questions: block.questions }, ref);
  const highlights = yield* call(readHighlights, user.id, ref.quizId);
  yield put(examOpened({ ...block, attempt: withStrikes(reviewed, highlights), readOnly: false }));
  yield put(clockStarted({ now: monotonicNow() }));
  yield fork(reportReviewEnd);
  yield fork(sendReviewTimes, ref.quizId);
}

function* visitExam(ref: ExamRef, user: SessionUser): SagaIterator<void> {
  // Results that were seen take 90 kB a block, and whoever sits the next one needs none.
  yield put(loadQuestionHistories.actions.reset());
  const writer = yield* call(claimWriter, `qlearn-exam-${user.id}-${ref.quizId}`, ref.takeOver === true);
  try {
    let promoted = yield* sitExam(ref, user, writer);
    for (;;) {
      yield put(writerPromoted(promoted));
      // This tab keeps the lock: if released and claimed again, it would go to the next waiting tab.
      promoted = yield* sitExam(promoted, user, writer, 'granted');
    }
  } finally {
    writer.close();
  }
}

/** Ends when this tab, until then read-only, becomes the writer; returns the exam to continue with. */
function* sitExam(
  ref: ExamRef,
  user: SessionUser,
  writer: EventChannel<WriterEvent>,
  claimed?: WriterEvent,
): SagaIterator<ExamRef> {
  // The device is read while the server responds.
  const [loaded, { claim, record: earlier, isQueued }] = yield* all([
    fetchExam(ref, user),
    readDevice(writer, user.id, ref.quizId, claimed),
  ]);
  // The database may have opened only while the server responded.
  const record = earlier ?? (yield* call(attempts.readStored, user.id, ref.quizId));
  // Perhaps after the server was asked for the block: it would be sat again.
  const isSent = record === undefined && (yield* call(isDelivered, user.id, ref.quizId));
  const { fresh, content, ...block } = isSent ? yield* fetchExam(ref, user) : loaded;
  // The lock changed hands while the server responded: another tab may have written the block, or handed it in.
  const event = (yield* flush(writer)).at(-1);
  if (event !== undefined) return yield* sitExam(ref, user, writer, event);
  const resumed = resumeAttempt(fresh, record, ref);
  const attempt = isQueued ? { ...resumed, ended: true } : resumed;
  yield put(examOpened({ ...block, attempt, readOnly: claim !== 'granted' }));
  const sitting = yield* forkTask(runExam, user.id, content);
  const promoted = yield* untilPromoted(writer);
  yield cancel(sitting);
  return promoted;
}

interface DeviceState {
  readonly claim: WriterEvent;
  readonly record: AttemptRecord | undefined;
  /** The block has ended, also if the page that ended it could not store that. */
  readonly isQueued: boolean;
}

/** Waits for the lock before it reads what was written. */
function* readDevice(
  writer: EventChannel<WriterEvent>,
  userId: string,
  quizId: string,
  claimed: WriterEvent | undefined,
): SagaIterator<DeviceState> {
  const claim = claimed ?? (yield* take(writer));
  const [stored, held, queued] = yield* all([
    call(attempts.readStored, userId, quizId),
    call(attempts.read, userId, quizId),
    call(submissions.read, userId, quizId),
  ]);
  const record = latestAttempt(stored, held);
  return { claim, record, isQueued: queued !== undefined && queued.refusal === undefined };
}

/** A review shows the strikes as the attempt left them. */
function withStrikes(attempt: Attempt, highlights: BlockHighlights): Attempt {
  const items = attempt.items.map((item) => ({
    ...item,
    struckLetters: highlightsOf(highlights, item.questionId).struckLetters,
  }));
  return { ...attempt, items };
}

function* loadHighlights(userId: string, quizId: string): SagaIterator<void> {
  const highlights = yield* call(readHighlights, userId, quizId);
  yield put(highlightsLoaded(highlights));
  yield fork(followHighlights, userId, quizId);
  yield* storeHighlights();
}

/** While the exam is open: stores its content and the attempt, starts the clock and submits. */
function* runExam(userId: string, content: AttemptContent): SagaIterator<void> {
  const { readOnly } = yield* select(requireOpenExam);
  yield fork(keepContent, userId, content);
  yield fork(finishAttemptOnceQueued);
  yield fork(submitWhenEnded);
  yield fork(storeAttempt);
  if (!readOnly) yield put(clockStarted({ now: monotonicNow() }));
}

/**
 * Follows the other tabs; returns the exam to continue with when this tab, until then read-only, becomes the writer.
 */
function* untilPromoted(writer: EventChannel<WriterEvent>): SagaIterator<ExamRef> {
  for (;;) {
    const event = yield* take(writer);
    const { readOnly, attempt, mode } = yield* select(requireOpenExam);
    if (event === 'lost') yield put(writerLost({ now: monotonicNow() }));
    if (event === 'granted' && readOnly) return { quizId: attempt.quizId, mode, index: attempt.current };
  }
}

/** For sagas that run only while the exam is open. Throws otherwise. */
function requireOpenExam(root: Parameters<typeof selectOpenExam>[0]): OpenExam {
  const exam = selectOpenExam(root);
  if (exam === undefined) throw new Error('The exam is not open.');
  return exam;
}

/** The outbox comes first, so that it receives what the exam submits. */
export const examSagas = [...outboxSagas, examSaga, notesSaga] as const;
