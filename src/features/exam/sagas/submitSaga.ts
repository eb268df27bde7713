import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { attempts } from '@/domain/attempt/attemptRecord';
import { submissionOf } from '@/domain/attempt/submission';
import { endDayBlock } from '@/domain/exam-day/days';
import { outbox, selectSubmission } from '@/domain/outbox/outboxSlice';
import { loadQuiz } from '@/domain/quiz/calls';
import { toStoredAttempt } from '@/features/exam/attempt/attemptModel';
import { blockEnded, earlierFound, selectOpenExam } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { isoTime } from '@/shared/format/isoTime';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select, take } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';

/** Submits the block when it ends, or at once if it had ended before this page was loaded. */
export function* submitWhenEnded(): SagaIterator<void> {
  const exam = yield* select(selectOpenExam);
  // An earlier page may have ended it.
  yield takeLeading([blockEnded, earlierFound], () => submit(false));
  // That page may have sent the answers, also if the device could not store that it did.
  if (exam?.attempt.ended === true && !exam.readOnly) yield* call(submit, true);
}

/**
 * Queues the final answers in the outbox, which submits them exactly once, and opens the result only after
 * the server has accepted them.
 */
function* submit(isTried: boolean): SagaIterator<void> {
  const exam = yield* select(selectOpenExam);
  if (exam === undefined || !exam.attempt.ended || exam.readOnly) return;
  const { attempt, mode } = exam;
  const { quizId, userId } = attempt;
  const now = serverNow();
  const record = toStoredAttempt(attempt, monotonicNow(), now);
  void attempts.write(record.userId, record.quizId, record);
  const submittedAt = isoTime(now);
  const submission = submissionOf(attempt.items, record, submittedAt);
  const earlier = yield* select((root: RootState) => selectSubmission(root, quizId));
  const variant = mode === 'tutor' ? 'tutor' : 'normal';
  yield put(outbox.actions.submissionQueued({ userId, quizId, variant, submission, isTried }));
  const navigate = yield* getDependency('navigate');
  const end = { quizId, endedAt: now, secondsLeft: record.secondsLeft ?? 0 };
  const next = yield* call(endDayBlock, userId, end);
  if (next !== undefined) {
    // The break goes on while the outbox waits for the server; the loaded quiz is from before its end.
    yield put(loadQuiz.actions.reset(quizId));
    navigate(next, { replace: true });
    return;
  }
  if (!(yield* isSent(quizId))) return;
  // An earlier submission of the quiz counts, with its own date.
  if (earlier === undefined) yield* publishResult(quizId, submittedAt);
  navigate(paths.result.to({ examId: quizId }), { replace: true });
}

/** The result needs the quiz in its new state, which is known here and need not be loaded. */
function* publishResult(quizId: string, quizSubmitDate: string): SagaIterator<void> {
  const quiz = yield* select(loadQuiz.selectData, quizId);
  if (quiz === undefined) return;
  yield put(loadQuiz.actions.update(quizId, { ...quiz, quizStatus: 'COMPLETE', quizSubmitDate }));
}

/** Waits without limit; false if the answers were removed before they were sent: End Block can then be repeated. */
function* isSent(quizId: string): SagaIterator<boolean> {
  for (;;) {
    const state = yield* select((root: RootState) => selectSubmission(root, quizId));
    if (state?.status === 'sent') return true;
    if (state?.status === 'removed') return false;
    yield* take(outbox.actions.submissionMoved);
  }
}

/** Stores the attempt to study from once its answers are in the outbox, whose work it neither delays nor fails. */
export function* finishAttemptOnceQueued(): SagaIterator<void> {
  // Loaded when the exam is opened: at its end there may be no network.
  const code = import('./finishAttempt').catch(() => undefined);
  yield takeLeading(outbox.actions.submissionQueued, function* ({ payload }) {
    const exam = yield* select(selectOpenExam);
    if (exam?.attempt.quizId !== payload.quizId || !exam.attempt.ended) return;
    const loaded = yield* call(() => code);
    if (loaded !== undefined) yield* call(loaded.finishAttempt, exam, serverNow());
  });
}
