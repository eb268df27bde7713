import type { SagaIterator } from 'redux-saga';
import { takeLeading } from 'redux-saga/effects';
import { outbox } from '@/domain/outbox/outboxSlice';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select } from '@/shared/store/effects';

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
