import type { SagaIterator } from 'redux-saga';
import { outboxStorage, type ReviewTimeRecord } from '@/domain/outbox/outboxRecord';
import { isPermanent, pauseBeforeRetry } from '@/domain/outbox/retryPolicy';
import { loadQuestionHistories } from '@/domain/quiz/calls';
import { endBlock } from '@/shared/api/feedbackBlock';
import { sendReviewTime } from '@/shared/api/questionHistory';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { withLock } from '@/shared/remote/withLock';
import { call } from '@/shared/store/effects';
import { type FeedbackBlockRecord, feedbackBlocks, listBlocks } from './feedbackBlockRecord';

// Only the outbox runs these: it serializes them with its locks, so none may be dropped as a repetition.

const addReviewTime = createRemoteCall({
  name: 'outbox/addReviewTime',
  endpoint: sendReviewTime,
  concurrency: 'every',
});

const endFeedbackBlock = createRemoteCall({
  name: 'outbox/endFeedbackBlock',
  endpoint: endBlock,
  concurrency: 'every',
});

/** `unreachable`: no other delivery has a chance now. */
type Outcome = 'settled' | 'failed' | 'unreachable';

/** Delivers the user's review times, oldest first, then the ends of feedback blocks, until none are left. */
export function* deliverReviews(userId: string): SagaIterator<void> {
  for (let failures = 1; ; failures += 1) {
    const isDone = yield* withLock(`qlearn-reviews-${userId}`, () => deliverEach(userId));
    if (isDone) return;
    yield* pauseBeforeRetry(failures);
  }
}

/** Tries each once: one that fails does not delay the others. Returns whether all are settled. */
function* deliverEach(userId: string): SagaIterator<boolean> {
  // Listed before the times: the end of a block is sent after the seconds that were stored before it.
  const blocks = yield* call(listBlocks, userId);
  const times = yield* call(outboxStorage.listReviewTimes, userId);
  const deliveries = [
    ...times.map((time) => () => deliverReviewTime(time)),
    ...blocks.filter(({ isLeft }) => isLeft).map((block) => () => deliverBlockEnd(block)),
  ];
  let isDone = true;
  for (const deliver of deliveries) {
    const outcome = yield* deliver();
    if (outcome === 'unreachable') return false;
    if (outcome === 'failed') isDone = false;
  }
  return isDone;
}

/** The server adds up the seconds: after an unclear outcome it is queried before they are sent again. */
function* deliverReviewTime(record: ReviewTimeRecord): SagaIterator<Outcome> {
  const { userId, recordId, isTried } = record;
  const outcome = yield* outcomeOf(function* () {
    if (isTried && (yield* hasArrived(record))) return;
    yield* call(outboxStorage.writeReviewTime, { ...record, isTried: true });
    yield* runReviewTime(record);
  });
  if (outcome === 'settled') yield* call(outboxStorage.removeReviewTime, userId, recordId);
  return outcome;
}

/** Sends without querying the server or waiting for the disk first. */
export function* sendReviewTimeNow(record: ReviewTimeRecord): SagaIterator<void> {
  const outcome = yield* outcomeOf(() => runReviewTime(record));
  if (outcome === 'settled') yield* call(outboxStorage.removeReviewTime, record.userId, record.recordId);
}

const runReviewTime = ({ questionId, seconds }: ReviewTimeRecord): SagaIterator<unknown> =>
  addReviewTime.run({ questionId, reviewTimeSpent: seconds });

/** Whether the server's sum contains the seconds; false for records of releases that did not store the sum. */
function* hasArrived({ quizId, questionId, total }: ReviewTimeRecord): SagaIterator<boolean> {
  if (quizId === undefined || total === undefined) return false;
  const histories = yield* loadQuestionHistories.run({ quizId });
  const recorded = histories.find((history) => history.questionId === questionId);
  return recorded !== undefined && recorded.reviewTimeSpent >= total;
}

/** Like `deliverReviewTime`; ending a block twice changes nothing. */
export function* deliverBlockEnd({ userId, quizId, blockId }: FeedbackBlockRecord): SagaIterator<Outcome> {
  const outcome = yield* outcomeOf(() => endFeedbackBlock.run({ userId, quizId, blockId }));
  if (outcome === 'settled') yield* call(feedbackBlocks.remove, userId, blockId);
  return outcome;
}

/** A permanent refusal settles a delivery: a retry is useless. */
function* outcomeOf(deliver: () => SagaIterator<unknown>): SagaIterator<Outcome> {
  try {
    yield* deliver();
    return 'settled';
  } catch (cause) {
    if (isPermanent(cause)) return 'settled';
    const isUnreachable = cause instanceof RemoteError && (cause.noResponse || cause.status === 401);
    return isUnreachable ? 'unreachable' : 'failed';
  }
}
