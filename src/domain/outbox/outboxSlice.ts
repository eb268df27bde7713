import { createAction, createSlice } from '@reduxjs/toolkit';
import type { QuizSubmission } from '@/shared/api/submission';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

/**
 * Where a submission stands. `waiting`: no answer yet, tried again by itself and on `online`. `refused`: for good, with
 * the server's words; the answers stay on the device. `removed`: this device no longer has it, and the server has not got
 * it ('Remove my data' before it was sent). `sent`: the server has it.
 */
export type SubmissionState =
  | { readonly status: 'queued' | 'sending' | 'waiting' | 'removed' | 'sent' }
  | { readonly status: 'refused'; readonly httpStatus: number; readonly message?: string };

/** Frozen answers on their way to `submitQuiz`. */
export interface QueuedSubmission {
  readonly userId: string;
  readonly quizId: string;
  /** How it was sat, for the event 'quiz completed'. */
  readonly variant: 'normal' | 'tutor';
  readonly submission: QuizSubmission;
}

/** Seconds of review on their way to `sendReviewTime`. */
export interface QueuedReviewTime {
  readonly userId: string;
  /** As `sendReviewTime` takes it. */
  readonly questionId: string;
  readonly seconds: number;
}

/** The feedback block of a review, or of a tutor's sitting, that has been started and must be ended once. */
export interface FeedbackBlockRef {
  readonly userId: string;
  readonly quizId: string;
  readonly blockId: string;
}

/** Puts a quiz's frozen answers into the outbox; while they are there, further ones of the quiz change nothing. */
const submissionQueued = createAction<QueuedSubmission>('outbox/submissionQueued');
/** 'Try again' for a submission that waits or was refused. */
const submissionRetried = createAction<{ readonly quizId: string }>('outbox/submissionRetried');
const reviewTimeQueued = createAction<QueuedReviewTime>('outbox/reviewTimeQueued');
/** A block was started, or is gone on with. Should its page die, the next opening of the app ends it. */
const blockOpened = createAction<FeedbackBlockRef>('outbox/blockOpened');
/** Its room was left, by whatever way. */
const blockLeft = createAction<FeedbackBlockRef>('outbox/blockLeft');
const submissionMoved = createAction<{ readonly quizId: string; readonly state: SubmissionState }>(
  'outbox/submissionMoved',
);

type OutboxState = Readonly<Record<string, SubmissionState>>;
const initialState: OutboxState = {};

/** What the screens see of the outbox: a submission's state by quiz. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: (): OutboxState => initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(submissionQueued, (state, { payload: { quizId } }): OutboxState => {
        const status = submissionAt(state, quizId)?.status ?? 'removed';
        return status === 'refused' || status === 'removed'
          ? { ...state, [quizId]: { status: 'queued' } }
          : state;
      })
      .addCase(submissionMoved, (state, { payload }): OutboxState => ({
        ...state,
        [payload.quizId]: payload.state,
      })),
});

function submissionAt(state: OutboxState, quizId: string): SubmissionState | undefined {
  return Object.hasOwn(state, quizId) ? state[quizId] : undefined;
}

/** What sends for good (robustness 3): its actions, and where a submission stands. */
export const outbox = {
  actions: {
    submissionQueued,
    submissionRetried,
    reviewTimeQueued,
    blockOpened,
    blockLeft,
    submissionMoved,
  },
} as const;

/** All that is, or was since sign-in, in the outbox: a submission's state by quiz. */
export const selectOutbox = sliceSelector(outboxSlice.reducerPath, initialState);

/** Undefined where nothing of the quiz is, or was since sign-in, in the outbox. */
export function selectSubmission(root: RootState, quizId: string): SubmissionState | undefined {
  return submissionAt(selectOutbox(root), quizId);
}
