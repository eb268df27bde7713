import type { SagaIterator } from 'redux-saga';
import { addReviewTime, endFeedbackBlock } from '@/domain/outbox/calls';
import { outboxStorage, type ReviewTimeRecord } from '@/domain/outbox/outboxStorage';
import { isPermanent, pauseBeforeRetry, withLock } from '@/domain/outbox/retryPolicy';
import { call } from '@/shared/store/effects';
import { type FeedbackBlockRecord, feedbackBlockStorage } from './feedbackBlockStorage';

/** Delivers the user's review times, oldest first, then the ends of feedback blocks, until none is left. */
export function* deliverReviews(userId: string): SagaIterator<void> {
  let failures = 0;
  for (;;) {
    const outcome = yield* withLock(`qlearn-reviews-${userId}`, () => deliverNext(userId));
    if (outcome === 'none left') return;
    failures = outcome === 'later' ? failures + 1 : 0;
    if (outcome === 'later') yield* pauseBeforeRetry(failures);
  }
}

function* deliverNext(userId: string): SagaIterator<'none left' | 'done' | 'later'> {
  const [time] = yield* call(outboxStorage.listReviewTimes, userId);
  if (time !== undefined) return (yield* deliverReviewTime(time)) ? 'done' : 'later';
  const blocks = yield* call(feedbackBlockStorage.list, userId);
  const left = blocks.find(({ isLeft }) => isLeft);
  if (left === undefined) return 'none left';
  return (yield* deliverBlockEnd(left)) ? 'done' : 'later';
}

/** Returns whether it is settled: accepted, or permanently refused. */
export function* deliverReviewTime({ userId, recordId, ...time }: ReviewTimeRecord): SagaIterator<boolean> {
  const args = { questionId: time.questionId, reviewTimeSpent: time.seconds };
  if (!(yield* isSettled(() => addReviewTime.run(args)))) return false;
  yield* call(outboxStorage.removeReviewTime, userId, recordId);
  return true;
}

/** Like `deliverReviewTime`. */
export function* deliverBlockEnd({ userId, quizId, blockId }: FeedbackBlockRecord): SagaIterator<boolean> {
  if (!(yield* isSettled(() => endFeedbackBlock.run({ userId, quizId, blockId })))) return false;
  yield* call(feedbackBlockStorage.remove, userId, blockId);
  return true;
}

/** Permanent refusals are dropped: later records must not wait for them. */
function* isSettled(send: () => SagaIterator<unknown>): SagaIterator<boolean> {
  try {
    yield* send();
    return true;
  } catch (cause) {
    return isPermanent(cause);
  }
}
