import type { SagaIterator } from 'redux-saga';
import { call, cancelled, put, race, select, spawn, take } from 'redux-saga/effects';
import { endBlock as endBlockCall, type FeedbackBlock } from '@/shared/contract/feedbackBlock';
import { sendCall } from '@/shared/remote/sendCall';
import type { SessionUser } from '@/shared/session/calls';
import { selectUser, signOutBegun } from '@/shared/session/session';
import { localEntries } from '@/shared/storage/localEntries';
import { blockHeld } from './block';
import { startReviewBlock } from './calls';
import { type OpenRoom, roomOpened, selectOpenRoom } from './room';

interface Visit {
  readonly user: SessionUser;
  readonly quizId: string;
  /** Undefined while there is none. */
  blockId: string | undefined;
  isLeft: boolean;
}

/**
 * Holds the feedback block of a review, or of a tutor's sitting, from the door to the moment the room is left, by
 * whatever way out, also of a room that could not be opened. Who led here has usually started it; a room that was
 * opened by its address starts it itself.
 */
export function* holdBlock(user: SessionUser, quizId: string): SagaIterator<void> {
  const visit: Visit = { user, quizId, blockId: localEntries.feedbackBlockId.read(), isLeft: false };
  try {
    yield race([call(keepBlock, visit), take(signOutBegun)]);
    yield spawn(endBlock, visit);
  } finally {
    const isLeft: boolean = yield cancelled();
    visit.isLeft = true;
    if (isLeft) yield spawn(endBlock, visit);
  }
}

/** Never comes to an end by itself. */
function* keepBlock(visit: Visit): SagaIterator<void> {
  if (visit.blockId !== undefined) yield put(blockHeld(visit.blockId));
  yield take(roomOpened);
  const { mode }: OpenRoom = yield select(selectOpenRoom);
  // Detached: a room that is left at once must still learn which block was started, to end it.
  if (visit.blockId === undefined && mode !== 'student') yield spawn(startBlock, visit);
  yield take(() => false);
}

function* startBlock(visit: Visit): SagaIterator<void> {
  const { user, quizId } = visit;
  try {
    const { blockId }: FeedbackBlock = yield* startReviewBlock.perform({ userId: user.id, quizId });
    visit.blockId = blockId;
    localEntries.feedbackBlockId.write(blockId);
    if (visit.isLeft) yield* endBlock(visit);
    else yield put(blockHeld(blockId));
  } catch {
    // Reading on does not need the block; the next review starts one.
  }
}

/** Each visit ends the block that it held, and no other: another tab may hold one too. */
function* endBlock({ user, quizId, blockId }: Visit): SagaIterator<void> {
  const kept = localEntries.feedbackBlockId.read();
  // Nothing kept any more: a second tab of the same block has ended it.
  if (blockId === undefined || kept === undefined) return;
  if (kept === blockId) localEntries.feedbackBlockId.remove();
  const present: SessionUser | undefined = yield select(selectUser);
  if (present?.id !== user.id) return;
  try {
    // Without a slice, so that it is sent in this very moment: at sign-out the token goes in the next one.
    yield* sendCall(endBlockCall, { blockId, userId: user.id, quizId });
  } catch {
    // Nobody waits for the answer.
  }
}
