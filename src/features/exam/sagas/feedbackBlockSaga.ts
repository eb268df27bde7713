import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, spawn } from 'redux-saga/effects';
import { outbox } from '@/domain/outbox/outboxSlice';
import {
  feedbackBlockLock,
  type FeedbackBlockRecord,
  listFeedbackBlocks,
} from '@/domain/outbox/reviews/feedbackBlockRecord';
import { keepFeedbackBlock } from '@/domain/outbox/reviews/keepFeedbackBlock';
import { startFeedbackBlock } from '@/domain/quiz/calls';
import { selectUser, sessionEnding } from '@/domain/session/sessionSlice';
import { examEntered, examLeft, examOpened, selectOpenExam } from '@/features/exam/store/examSlice';
import { tryLock } from '@/shared/browser/webLock';
import { localEntries } from '@/shared/storage/localEntries';
import { call, race, select, take } from '@/shared/store/effects';
import { rootReducer } from '@/shared/store/rootReducer';

interface BlockState {
  blockId?: string;
}

const initialState: BlockState = {};

const slice = createSlice({
  name: 'exam/block',
  initialState,
  reducers: {
    feedbackBlockHeld: (state, { payload: blockId }: PayloadAction<string>) => {
      state.blockId = blockId;
    },
  },
  extraReducers: (builder) => builder.addCase(examLeft, () => initialState),
  selectors: { selectBlockId: ({ blockId }): string | undefined => blockId },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const feedbackBlockSlice = slice.injectInto(rootReducer);
const { feedbackBlockHeld } = feedbackBlockSlice.actions;
export const { selectBlockId } = feedbackBlockSlice.selectors;

interface FeedbackBlockClaim {
  readonly blockId: string;
  readonly release: () => void;
}

/**
 * Claims a started block of this quiz that no tab holds: the one that led here, otherwise one left by a reload or a
 * closed tab. Undefined if there is none, or after an abort.
 */
async function claimBlock(
  userId: string,
  quizId: string,
  signal: AbortSignal,
): Promise<FeedbackBlockClaim | undefined> {
  const records = await listFeedbackBlocks(userId);
  for (const blockId of candidates(records, quizId)) {
    if (isAborted(signal)) return undefined;
    const release = await tryLock(feedbackBlockLock(blockId));
    if (release === undefined) continue;
    // Aborted in the meantime: release the block for the next claim.
    if (isAborted(signal)) release();
    else return { blockId, release };
  }
  return undefined;
}

const isAborted = ({ aborted }: AbortSignal): boolean => aborted;

/** The block in local storage comes first: it is the latest, and may not be in IndexedDB, or storage may be denied. */
function candidates(records: readonly FeedbackBlockRecord[], quizId: string): readonly string[] {
  const stored = localEntries.feedbackBlockId.read();
  const open = records
    .filter((record) => record.quizId === quizId && !record.isLeft)
    .map(({ blockId }) => blockId);
  const isKnown = records.some(({ blockId }) => blockId === stored);
  const first = stored !== undefined && (!isKnown || open.includes(stored)) ? [stored] : [];
  return [...first, ...open.filter((blockId) => blockId !== stored)];
}

/** Claims a block that was just started: no other tab can hold it. */
function holdNewBlock(blockId: string): FeedbackBlockClaim {
  const lock = tryLock(feedbackBlockLock(blockId));
  return { blockId, release: () => void lock.then((release) => release?.()) };
}

interface Visit {
  readonly userId: string;
  readonly quizId: string;
  /** Undefined while there is none. */
  claim: FeedbackBlockClaim | undefined;
  readonly left: AbortController;
}

const { feedbackBlockOpened, feedbackBlockLeft } = outbox.actions;

/**
 * Holds the feedback block of a review or of a tutor's attempt until the exam page is left in any way, even if the exam
 * could not be opened; 'Try again' and 'Take over' continue it. The outbox ends it on the server, even if the page
 * crashed.
 */
export function* feedbackBlockSaga(): SagaIterator<void> {
  for (;;) {
    const { payload: ref } = yield* take(examEntered);
    const user = yield* select(selectUser);
    if (ref.mode !== 'take' && user !== undefined) yield* holdBlock(user.id, ref.quizId);
  }
}

function* holdBlock(userId: string, quizId: string): SagaIterator<void> {
  const visit: Visit = { userId, quizId, claim: undefined, left: new AbortController() };
  try {
    yield* race({ stay: call(stayInBlock, visit), left: take([examLeft, sessionEnding]) });
  } finally {
    visit.left.abort();
    visit.claim?.release();
  }
  const { claim } = visit;
  if (claim !== undefined) yield put(feedbackBlockLeft({ userId, quizId, blockId: claim.blockId }));
}

/**
 * Runs until canceled. Usually the block was started before, and a reload continues its own; an exam opened
 * by its URL starts one.
 */
function* stayInBlock(visit: Visit): SagaIterator<void> {
  const { userId, quizId, left } = visit;
  visit.claim = yield* call(claimBlock, userId, quizId, left.signal);
  if (visit.claim !== undefined) yield* announce(visit, visit.claim.blockId);
  let exam = yield* select(selectOpenExam);
  if (exam === undefined) yield* take(examOpened);
  exam = yield* select(selectOpenExam);
  // Detached: even if the exam is left at once, the block that was started must be known, to end it.
  if (visit.claim === undefined && exam?.mode !== 'take') yield spawn(startOwnBlock, visit);
  yield* take(() => false);
}

function* startOwnBlock(visit: Visit): SagaIterator<void> {
  const { userId, quizId, left } = visit;
  try {
    const { blockId } = yield* startFeedbackBlock.run({ userId, quizId, purpose: 'openExam' });
    if (left.signal.aborted) {
      yield put(feedbackBlockOpened({ userId, quizId, blockId }));
      yield put(feedbackBlockLeft({ userId, quizId, blockId }));
      return;
    }
    visit.claim = holdNewBlock(blockId);
    yield* announce(visit, blockId);
  } catch {
    // Reading continues without the block; the next review starts one.
  }
}

function* announce({ userId, quizId }: Visit, blockId: string): SagaIterator<void> {
  yield* keepFeedbackBlock({ userId, quizId, blockId });
  yield put(feedbackBlockHeld(blockId));
}
