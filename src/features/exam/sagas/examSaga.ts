import type { EventChannel, SagaIterator } from 'redux-saga';
import { fork, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { loadImage } from '@/domain/figures/calls';
import type { SessionUser } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/requireUser';
import { sessionEnding } from '@/domain/session/sessionSlice';
import { clockSkew } from '@/domain/session/token';
import type { Attempt } from '@/features/exam/attempt/attemptModel';
import { toJournal } from '@/features/exam/attempt/journalModel';
import { storeHighlights } from '@/features/exam/highlights/highlightsSaga';
import {
  type BlockHighlights,
  highlightsLoaded,
  highlightsOf,
} from '@/features/exam/highlights/highlightsSlice';
import { highlightsStorage } from '@/features/exam/highlights/highlightsStorage';
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
} from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { getDependency } from '@/shared/remote/sagaContext';
import { journal } from '@/shared/storage/journal';
import type { JournalRecord } from '@/shared/storage/journalRecord';
import { all, call, select, take } from '@/shared/store/effects';
import { finishAttemptOnceQueued } from './finishAttemptSaga';
import { writeJournal } from './journalSaga';
import { keepContent } from './keepContentSaga';
import { ExamLoadError, fetchExam, fetchReviewed, resumeAttempt } from './loadExamSaga';
import { reportReviewEnd, sendReviewTimes } from './reviewTimeSaga';
import { submitWhenEnded } from './submitSaga';
import { claimWriter, type WriterEvent } from './writerLock';

/** From entering the exam page to leaving it; leaving, or entering another exam, ends all of it. */
export function* examSaga(): SagaIterator<void> {
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

/** Restarts after an exception: the exam on screen is written to the journal and entered again. */
function* restartAfterFault(): SagaIterator<void> {
  const exam = yield* select(selectOpenExam);
  if (exam === undefined) return;
  const attempt = yield* writeOnScreen(exam);
  if (attempt === undefined) return;
  yield put(examEntered({ quizId: attempt.quizId, mode: exam.mode, index: attempt.current }));
}

/**
 * Writes the attempt, also what changes meanwhile: the journal is not written by itself until the exam is entered.
 * Returns undefined where the exam was left meanwhile.
 */
function* writeOnScreen({ attempt, mode, readOnly }: OpenExam): SagaIterator<Attempt | undefined> {
  if (mode === 'review' || readOnly || attempt.ended) return attempt;
  const clock = yield* getDependency('clock');
  yield* call(journal.write, toJournal(attempt, monotonicNow(), clock.now() + clockSkew()));
  const exam = yield* select(selectOpenExam);
  return exam === undefined || exam.attempt === attempt ? exam?.attempt : yield* writeOnScreen(exam);
}

function* visit({ payload: ref }: ReturnType<typeof examEntered>): SagaIterator<void> {
  const user = yield* requireUser();
  try {
    yield fork(journal.open);
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
  const reviewed = yield* fetchReviewed(fresh, ref);
  const highlights = yield* call(highlightsStorage.read, user.id, ref.quizId);
  yield put(examOpened({ ...block, attempt: withStrikes(reviewed, highlights), readOnly: false }));
  yield put(clockStarted({ now: monotonicNow() }));
  yield fork(reportReviewEnd);
  yield fork(sendReviewTimes);
}

function* visitExam(ref: ExamRef, user: SessionUser): SagaIterator<void> {
  const writer = yield* call(claimWriter, `qlearn-exam-${user.id}-${ref.quizId}`, ref.takeOver === true);
  try {
    // The device is asked while the server responds.
    const [{ fresh, content, ...block }, { claim, record }] = yield* all([
      fetchExam(ref, user),
      readDevice(writer, user.id, ref.quizId),
    ]);
    const attempt = resumeAttempt(fresh, record, ref);
    yield put(examOpened({ ...block, attempt, readOnly: claim !== 'granted' }));
    yield fork(keepContent, user.id, content);
    yield* takeExam(writer);
  } finally {
    writer.close();
  }
}

interface DeviceState {
  readonly claim: WriterEvent;
  readonly record: JournalRecord | undefined;
}

/** Whether this tab may write, and then what was written. */
function* readDevice(
  writer: EventChannel<WriterEvent>,
  userId: string,
  quizId: string,
): SagaIterator<DeviceState> {
  const claim = yield* take(writer);
  return { claim, record: yield* call(journal.read, userId, quizId) };
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
  const highlights = yield* call(highlightsStorage.read, userId, quizId);
  yield put(highlightsLoaded(highlights));
  yield* storeHighlights();
}

/** While the exam is open: writes the journal, starts the clock, submits, and watches for other tabs. */
function* takeExam(writer: EventChannel<WriterEvent>): SagaIterator<void> {
  const { attempt, readOnly, mode } = yield* select(requireOpenExam);
  yield fork(finishAttemptOnceQueued);
  yield fork(submitWhenEnded);
  yield fork(writeJournal);
  if (!readOnly) yield put(clockStarted({ now: monotonicNow() }));
  for (;;) {
    const event = yield* take(writer);
    const exam = yield* select(requireOpenExam);
    if (event === 'lost') yield put(writerLost({ now: monotonicNow() }));
    if (event !== 'granted' || !exam.readOnly) continue;
    // The other tab was closed: reload what it has written.
    yield put(examEntered({ quizId: attempt.quizId, mode, index: exam.attempt.current }));
  }
}

/** The open exam, for sagas that run only inside it. Throws where none is open. */
export function requireOpenExam(root: Parameters<typeof selectOpenExam>[0]): OpenExam {
  const exam = selectOpenExam(root);
  if (exam === undefined) throw new Error('The exam is not open.');
  return exam;
}
