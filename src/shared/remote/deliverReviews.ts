import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { sendReviewTime } from '@/shared/contract/questionHistory';
import { outboxRecords, type ReviewTimeRecord } from './outboxRecords';
import { alone, isPermanent, pauseBeforeRetry } from './outboxWaiting';
import { sendCall } from './sendCall';

/** Brings the user's review times to the server, the oldest first, until none is left. */
export function* deliverReviewTimes(userId: string): SagaIterator<void> {
  let failures = 0;
  for (;;) {
    const outcome = yield* alone(`qlearn-review-times-${userId}`, () => bringOldest(userId));
    if (outcome === 'none left') return;
    failures = outcome === 'later' ? failures + 1 : 0;
    if (outcome === 'later') yield* pauseBeforeRetry(failures);
  }
}

function* bringOldest(userId: string): SagaIterator<'none left' | 'done' | 'later'> {
  const [oldest]: readonly ReviewTimeRecord[] = yield call(outboxRecords.listReviewTimes, userId);
  if (oldest === undefined) return 'none left';
  try {
    yield* sendCall(sendReviewTime, { questionId: oldest.questionId, reviewTimeSpent: oldest.seconds });
  } catch (cause) {
    // One that is refused for good is dropped: the next ones shall not wait for it.
    if (!isPermanent(cause)) return 'later';
  }
  yield call(outboxRecords.removeReviewTime, oldest);
  return 'done';
}
