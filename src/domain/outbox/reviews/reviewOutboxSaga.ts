import type { SagaIterator } from 'redux-saga';
import { fork, spawn, takeEvery } from 'redux-saga/effects';
import { outboxStorage } from '@/domain/outbox/outboxRecord';
import { outbox } from '@/domain/outbox/outboxSlice';
import type { SessionUser } from '@/domain/session/calls';
import { selectUser, sessionEnding, signedIn } from '@/domain/session/sessionSlice';
import { tryLock } from '@/shared/browser/webLock';
import { isPageOfQuiz, paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select, take } from '@/shared/store/effects';
import { feedbackBlockLock, feedbackBlocks, keepBlock, listBlocks } from './feedbackBlockRecord';
import { deliverBlockEnd, deliverReviews, sendReviewTimeNow } from './reviewDelivery';

/**
 * Marks feedback blocks whose page is gone as left, so that their end is sent: those that no tab holds,
 * except the block of this page's own quiz, which continues after a reload.
 */
async function endAbandonedFeedbackBlocks(userId: string): Promise<void> {
  const open = (await listBlocks(userId)).filter(({ isLeft, quizId }) => !isLeft && !isOfThisPage(quizId));
  for (const record of open) {
    const release = await tryLock(feedbackBlockLock(record.blockId));
    if (release === undefined) continue;
    if (localEntries.feedbackBlockId.read() === record.blockId) localEntries.feedbackBlockId.remove();
    await keepBlock({ ...record, isLeft: true });
    release();
  }
}

/** Whether this page reviews the quiz or takes it in tutor mode. */
const isOfThisPage = (quizId: string): boolean =>
  [paths.review, paths.tutorExam].some(({ pattern }) => isPageOfQuiz(pattern, location.pathname, quizId));

const { reviewTimeQueued, blockOpened, blockLeft } = outbox.actions;

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
    const recordId = outboxStorage.reviewTimeId(lastOrder);
    const record = { ...payload, recordId, isTried: isLastMoment };
    const kept = outboxStorage.writeReviewTime(record);
    if (isLastMoment) {
      yield spawn(sendReviewTimeNow, record);
      return;
    }
    yield* call(() => kept);
    yield* deliver(payload.userId);
  }

  function* onBlockLeft({ payload }: ReturnType<typeof blockLeft>): SagaIterator<void> {
    const { userId, blockId } = payload;
    const record = { ...payload, isLeft: true };
    if (localEntries.feedbackBlockId.read() === blockId) localEntries.feedbackBlockId.remove();
    if (isLastMoment) {
      yield spawn(deliverBlockEnd, record);
      yield* call(keepBlock, record);
      return;
    }
    const kept = yield* call(feedbackBlocks.read, userId, blockId);
    // No record: it was already ended.
    if (kept === undefined) return;
    yield* call(keepBlock, record);
    yield* deliver(userId);
  }

  function* resumeDeliveries({ id: userId }: SessionUser): SagaIterator<void> {
    yield* call(endAbandonedFeedbackBlocks, userId);
    yield* deliver(userId);
  }

  yield takeEvery(reviewTimeQueued, onReviewTime);
  yield takeEvery(blockOpened, ({ payload }) => keepBlock({ ...payload, isLeft: false }));
  yield takeEvery(blockLeft, onBlockLeft);
  yield takeEvery(sessionEnding, ({ payload: { maySend } }) => {
    isLastMoment = maySend;
  });

  const present = yield* select(selectUser);
  if (present !== undefined) yield fork(resumeDeliveries, present);
  for (;;) {
    const { payload } = yield* take(signedIn);
    yield fork(resumeDeliveries, payload);
  }
}
