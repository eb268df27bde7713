import type { SagaIterator } from 'redux-saga';
import { spawn, takeEvery } from 'redux-saga/effects';
import { forUser } from '@/domain/outbox/forUser';
import { reviewTimeId, type ReviewTimeRecord, reviewTimes } from '@/domain/outbox/outboxRecord';
import { outbox } from '@/domain/outbox/outboxSlice';
import { isPermanent, pauseBeforeRetry } from '@/domain/outbox/retryPolicy';
import { loadQuestionHistories } from '@/domain/quiz/calls';
import type { SessionUser } from '@/domain/session/calls';
import { selectUser, sessionEnding } from '@/domain/session/sessionSlice';
import { endBlock } from '@/shared/api/feedbackBlock';
import { sendReviewTime } from '@/shared/api/questionHistory';
import { tryLock } from '@/shared/browser/webLock';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { withLock } from '@/shared/remote/withLock';
import { isPageOfQuiz, paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select } from '@/shared/store/effects';
import {
  feedbackBlockLock,
  type FeedbackBlockRecord,
  feedbackBlocks,
  listFeedbackBlocks,
  writeFeedbackBlock,
} from './feedbackBlockRecord';

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
function* deliverReviews(userId: string): SagaIterator<void> {
  for (let failures = 1; ; failures += 1) {
    const isDone = yield* withLock(`qlearn-reviews-${userId}`, () => deliverEach(userId));
    if (isDone) return;
    yield* pauseBeforeRetry(failures);
  }
}

/** Tries each once: one that fails does not delay the others. Returns whether all are settled. */
function* deliverEach(userId: string): SagaIterator<boolean> {
  // Listed before the times: the end of a block is sent after the seconds that were stored before it.
  const blocks = yield* call(listFeedbackBlocks, userId);
  const times = yield* call(reviewTimes.list, userId);
  const deliveries = [
    ...times.map(
      ({ id, value }) =>
        () =>
          deliverReviewTime(id, value),
    ),
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
function* deliverReviewTime(id: string, record: ReviewTimeRecord): SagaIterator<Outcome> {
  const { userId, isTried } = record;
  const outcome = yield* outcomeOf(function* () {
    if (isTried && (yield* hasArrived(record))) return;
    yield* call(reviewTimes.write, userId, id, { ...record, isTried: true });
    yield* runReviewTime(record);
  });
  if (outcome === 'settled') yield* call(reviewTimes.remove, userId, id);
  return outcome;
}

/** Sends without querying the server or waiting for the disk first. */
function* sendReviewTimeNow(id: string, record: ReviewTimeRecord): SagaIterator<void> {
  const outcome = yield* outcomeOf(() => runReviewTime(record));
  if (outcome === 'settled') yield* call(reviewTimes.remove, record.userId, id);
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
function* deliverBlockEnd({ userId, quizId, blockId }: FeedbackBlockRecord): SagaIterator<Outcome> {
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

/**
 * Marks feedback blocks whose page is gone as left, so that their end is sent: those that no tab holds,
 * except the block of this page's own quiz, which continues after a reload.
 */
async function endAbandonedFeedbackBlocks(userId: string): Promise<void> {
  const open = (await listFeedbackBlocks(userId)).filter(
    ({ isLeft, quizId }) => !isLeft && !isOfThisPage(quizId),
  );
  for (const record of open) {
    const release = await tryLock(feedbackBlockLock(record.blockId));
    if (release === undefined) continue;
    if (localEntries.feedbackBlockId.read() === record.blockId) localEntries.feedbackBlockId.remove();
    await writeFeedbackBlock({ ...record, isLeft: true });
    release();
  }
}

/** Whether this page reviews the quiz or takes it in tutor mode. */
const isOfThisPage = (quizId: string): boolean =>
  [paths.review, paths.tutorExam].some(({ pattern }) => isPageOfQuiz(pattern, location.pathname, quizId));

const { reviewTimeQueued, feedbackBlockOpened, feedbackBlockLeft } = outbox.actions;

/**
 * Stores what a review has to send until the server has accepted it: seconds per question and the end of its
 * feedback block. A page that closes or crashes during review leaves its block open here; the next start of
 * the app ends it.
 */
export function* reviewOutboxSaga(): SagaIterator<void> {
  let isSending = false;
  /** Something was stored, possibly after the delivery in progress had read the last list. */
  let hasNew: boolean;
  let lastOrder = 0;
  /** The token is about to be removed: further items are sent without waiting for the write to disk. */
  let isLastMoment = false;

  function* deliver(userId: string): SagaIterator<void> {
    const user = yield* select(selectUser);
    if (user?.id !== userId) return;
    hasNew = true;
    if (isSending) return;
    isSending = true;
    try {
      while (hasNew) {
        hasNew = false;
        yield* deliverReviews(userId);
      }
    } finally {
      isSending = false;
    }
  }

  function* onReviewTime({ payload }: ReturnType<typeof reviewTimeQueued>): SagaIterator<void> {
    lastOrder = Math.max(lastOrder + 1, serverNow());
    const id = reviewTimeId(lastOrder);
    const record = { ...payload, isTried: isLastMoment };
    const written = reviewTimes.write(payload.userId, id, record);
    if (isLastMoment) {
      yield spawn(sendReviewTimeNow, id, record);
      return;
    }
    yield* call(() => written);
    yield* deliver(payload.userId);
  }

  function* onBlockLeft({ payload }: ReturnType<typeof feedbackBlockLeft>): SagaIterator<void> {
    const { userId, blockId } = payload;
    const record = { ...payload, isLeft: true };
    if (localEntries.feedbackBlockId.read() === blockId) localEntries.feedbackBlockId.remove();
    if (isLastMoment) {
      yield spawn(deliverBlockEnd, record);
      yield* call(writeFeedbackBlock, record);
      return;
    }
    const kept = yield* call(feedbackBlocks.read, userId, blockId);
    // No record: it was already ended.
    if (kept === undefined) return;
    yield* call(writeFeedbackBlock, record);
    yield* deliver(userId);
  }

  function* resumeDeliveries({ id: userId }: SessionUser): SagaIterator<void> {
    yield* call(endAbandonedFeedbackBlocks, userId);
    yield* deliver(userId);
  }

  yield takeEvery(reviewTimeQueued, onReviewTime);
  yield takeEvery(feedbackBlockOpened, ({ payload }) => writeFeedbackBlock({ ...payload, isLeft: false }));
  yield takeEvery(feedbackBlockLeft, onBlockLeft);
  yield takeEvery(sessionEnding, ({ payload: { maySend } }) => {
    isLastMoment = maySend;
  });
  yield* forUser(resumeDeliveries);
}
