import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Question } from '@/shared/api/question';
import type { QuizItem } from '@/shared/api/quiz';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';
import type { RoomMode } from '@/features/exam/attempt/modesModel';
import type { Problem } from '@/features/exam/attempt/examErrorsModel';
import * as model from '@/features/exam/attempt/attemptModel';

/** Which room is wanted. */
export interface RoomRef {
  readonly quizId: string;
  readonly mode: RoomMode;
  /** From 0; outside the block it means the nearest item. */
  readonly index: number;
  /** The page was reloaded: the item that the journal knows, which is newer than the address. */
  readonly resumes?: boolean;
  /** Takes the quiz from the tab that writes it. */
  readonly takeOver?: boolean;
}

/** All that the open room shows and changes. */
export interface OpenRoom {
  readonly phase: 'open';
  readonly mode: RoomMode;
  readonly name: string;
  readonly sitting: model.Sitting;
  readonly quizItems: readonly QuizItem[];
  /** Beside `sitting.items`; undefined where the bank has no such question. */
  readonly questions: readonly (Question | undefined)[];
  /** Another tab writes this quiz: nothing may change here. */
  readonly readOnly: boolean;
}

/** The room from the door to the moment it is left. */
export type Room =
  | { readonly phase: 'closed' }
  | { readonly phase: 'opening'; readonly ref: RoomRef }
  | { readonly phase: 'failed'; readonly ref: RoomRef; readonly problem: Problem }
  | OpenRoom;

interface Moment {
  /** Milliseconds of the page's monotonic clock. */
  readonly now: number;
}

const acts = {
  itemEntered: createAction<Moment & { index: number }>('exam/itemEntered'),
  answerChosen: createAction<Moment & { letter: string }>('exam/answerChosen'),
  markToggled: createAction<Moment>('exam/markToggled'),
  strikeToggled: createAction<Moment & { letter: string }>('exam/strikeToggled'),
  lookedAway: createAction<Moment>('exam/lookedAway'),
  lookedBack: createAction<Moment>('exam/lookedBack'),
  clockStarted: createAction<Moment>('exam/clockStarted'),
  clockStopped: createAction<Moment>('exam/clockStopped'),
  /** End Block was confirmed, or the time is over. */
  blockEnded: createAction<Moment>('exam/blockEnded'),
} as const;

export const {
  itemEntered,
  answerChosen,
  markToggled,
  strikeToggled,
  lookedAway,
  lookedBack,
  clockStarted,
  clockStopped,
  blockEnded,
} = acts;

/** The screen is there and wants this room; also 'Try again'. */
export const roomEntered = createAction<RoomRef>('exam/roomEntered');
/** The screen is gone: the clock stands, the journal has all of it. */
export const roomLeft = createAction('exam/roomLeft');
/** Everything is read: the block can be shown. */
export const roomOpened = createAction<Omit<OpenRoom, 'phase'>>('exam/roomOpened');
/** The block cannot be shown. */
export const roomFailed = createAction<Problem>('exam/roomFailed');
/** End Review was confirmed. */
export const reviewEnded = createAction('exam/reviewEnded');
/** Another tab has taken over this quiz. */
export const writerLost = createAction<Moment>('exam/writerLost');

const initial: Room = { phase: 'closed' };

function reducer(room: Room = initial, action: UnknownAction): Room {
  if (loggedOut.match(action) || roomLeft.match(action)) return initial;
  if (roomEntered.match(action)) return { phase: 'opening', ref: action.payload };
  if (room.phase === 'opening') {
    if (roomOpened.match(action)) return { phase: 'open', ...action.payload };
    if (roomFailed.match(action)) return { phase: 'failed', ref: room.ref, problem: action.payload };
  }
  if (room.phase !== 'open') return room;
  if (writerLost.match(action)) {
    return { ...room, readOnly: true, sitting: model.suspended(room.sitting, action.payload.now) };
  }
  const sitting = sittingAfter(room, action);
  return sitting === room.sitting ? room : { ...room, sitting };
}

/** Moving and looking are free; what is written needs the one writer. */
function sittingAfter({ sitting, readOnly }: OpenRoom, action: UnknownAction): model.Sitting {
  if (itemEntered.match(action)) {
    return model.itemEntered(sitting, action.payload.index, action.payload.now);
  }
  if (lookedAway.match(action)) return model.lookedAway(sitting, action.payload.now);
  if (lookedBack.match(action)) return model.lookedBack(sitting, action.payload.now);
  if (clockStopped.match(action)) return model.suspended(sitting, action.payload.now);
  if (readOnly) return sitting;
  if (answerChosen.match(action)) {
    return model.answerChosen(sitting, action.payload.letter, action.payload.now);
  }
  if (markToggled.match(action)) return model.markToggled(sitting, action.payload.now);
  if (strikeToggled.match(action)) {
    return model.strikeToggled(sitting, action.payload.letter, action.payload.now);
  }
  if (clockStarted.match(action)) return model.resumed(sitting, action.payload.now);
  if (blockEnded.match(action)) return model.frozen(sitting, action.payload.now);
  return sitting;
}

/** A plain reducer, not createSlice: drafts of a block of 400 items would cost more than the change itself. */
export const roomSlice = { reducerPath: 'exam/room', reducer };

/** The room, open or not. */
export const selectRoom = sliceSelector<Room>(roomSlice.reducerPath, initial);

/** The room while it is open. */
export function selectOpenRoom(root: RootState): OpenRoom | undefined {
  const room = selectRoom(root);
  return room.phase === 'open' ? room : undefined;
}
