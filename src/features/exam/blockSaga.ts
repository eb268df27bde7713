import type { SagaIterator } from 'redux-saga';
import { cancelled, select, spawn, take } from 'redux-saga/effects';
import type { FeedbackBlock } from '@/shared/contract/feedbackBlock';
import type { SessionUser } from '@/shared/session/calls';
import { selectUser } from '@/shared/session/session';
import { localEntries } from '@/shared/storage/localEntries';
import { endReviewBlock, startReviewBlock } from './calls';

/**
 * Holds the feedback block of a review, or of a tutor's sitting, from here to the moment the room is left, by whatever
 * way out. Who opened the room has usually started it; a room that was opened by its address starts it itself.
 */
export function* holdBlock(user: SessionUser, quizId: string): SagaIterator<void> {
  if (localEntries.feedbackBlockId.read() === undefined) yield* startBlock(user, quizId);
  try {
    yield take(() => false);
  } finally {
    const isLeft: boolean = yield cancelled();
    if (isLeft) yield spawn(endBlock, user, quizId);
  }
}

function* startBlock(user: SessionUser, quizId: string): SagaIterator<void> {
  try {
    const { blockId }: FeedbackBlock = yield* startReviewBlock.perform({ userId: user.id, quizId });
    localEntries.feedbackBlockId.write(blockId);
  } catch {
    // Reading on does not need the block; the next review starts one.
  }
}

function* endBlock(user: SessionUser, quizId: string): SagaIterator<void> {
  const blockId = localEntries.feedbackBlockId.read();
  const present: SessionUser | undefined = yield select(selectUser);
  if (blockId === undefined || present?.id !== user.id) return;
  localEntries.feedbackBlockId.remove();
  try {
    yield* endReviewBlock.perform({ blockId, userId: user.id, quizId });
  } catch {
    // Nobody waits for the answer.
  }
}
