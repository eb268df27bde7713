import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { outbox } from '@/domain/outbox/outboxSlice';
import { loadQuestionHistories } from '@/domain/quiz/calls';
import { clockStopped, itemEntered, reviewEnded, selectOpenExam } from '@/features/exam/store/examSlice';
import { getDependency } from '@/shared/remote/sagaContext';
import { select, take } from '@/shared/store/effects';

/**
 * Reports the end of a review once, no matter how it is left: by 'End Review', another page, sign-out, a closed tab.
 */
export function* reportReviewEnd(): SagaIterator<void> {
  const track = yield* getDependency('track');
  let isReported = false;
  const report = (): void => {
    if (!isReported) track('quiz completed', { variant: 'review' });
    isReported = true;
  };
  window.addEventListener('pagehide', report);
  try {
    yield* take(reviewEnded);
  } finally {
    window.removeEventListener('pagehide', report);
    report();
  }
}

/** Queues the seconds spent on a question in review when it is left. */
export function* sendReviewTimes(quizId: string): SagaIterator<void> {
  const histories = (yield* select(loadQuestionHistories.selectData, quizId)) ?? [];
  const before = new Map(histories.map(({ questionId, reviewTimeSpent }) => [questionId, reviewTimeSpent]));
  const sent = new Map<string, number>();
  yield takeEvery([itemEntered, clockStopped], function* () {
    const exam = yield* select(selectOpenExam);
    if (exam === undefined) return;
    const { items, userId } = exam.attempt;
    for (const { questionId, timeSpentMs } of items) {
      const seconds = Math.floor(timeSpentMs / 1_000) - (sent.get(questionId) ?? 0);
      if (seconds <= 0) continue;
      const sum = (sent.get(questionId) ?? 0) + seconds;
      sent.set(questionId, sum);
      const total = (before.get(questionId) ?? 0) + sum;
      yield put(outbox.actions.reviewTimeQueued({ userId, quizId, questionId, seconds, total }));
    }
  });
}
