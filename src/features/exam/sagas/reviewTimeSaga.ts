import type { SagaIterator } from 'redux-saga';
import { put, select, takeEvery } from 'redux-saga/effects';
import { outbox } from '@/domain/outbox/outboxSlice';
import { fromContext } from '@/shared/remote/sagaContext';
import {
  clockStopped,
  itemEntered,
  type OpenRoom,
  reviewEnded,
  selectOpenRoom,
} from '@/features/exam/store/examSlice';

/** Sends the seconds that a review spends on a question when the question is left, through the outbox. */
export function* sendReviewTimes(): SagaIterator<void> {
  const track = yield* fromContext('track');
  yield takeEvery(reviewEnded, () => track('quiz completed', { variant: 'review' }));

  const sent = new Map<string, number>();
  yield takeEvery([itemEntered, clockStopped], function* () {
    const room: OpenRoom | undefined = yield select(selectOpenRoom);
    if (room === undefined) return;
    const { items, userId } = room.sitting;
    for (const { questionId, seen } of items) {
      const seconds = Math.floor(seen / 1_000) - (sent.get(questionId) ?? 0);
      if (seconds <= 0) continue;
      sent.set(questionId, (sent.get(questionId) ?? 0) + seconds);
      yield put(outbox.actions.reviewTimeQueued({ userId, questionId, seconds }));
    }
  });
}
