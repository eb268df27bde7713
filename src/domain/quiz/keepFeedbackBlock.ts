import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type FeedbackBlockRef, outbox } from '@/domain/outbox/outboxSlice';
import { localEntries } from '@/shared/storage/localEntries';

/** A block is there: this browser keeps its id for the feedback given in it, and the outbox sees to its end. */
export function* keepFeedbackBlock(block: FeedbackBlockRef): SagaIterator<void> {
  localEntries.feedbackBlockId.write(block.blockId);
  yield put(outbox.actions.blockOpened(block));
}
