import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type FeedbackBlockRef, outbox } from '@/domain/outbox/outboxSlice';
import { localEntries } from '@/shared/storage/localEntries';

/** Stores the block's id for the feedback given in it; the outbox ends the block. */
export function* keepFeedbackBlock(block: FeedbackBlockRef): SagaIterator<void> {
  localEntries.feedbackBlockId.write(block.blockId);
  yield put(outbox.actions.feedbackBlockOpened(block));
}
