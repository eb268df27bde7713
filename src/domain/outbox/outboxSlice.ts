import { createAction, createSlice } from '@reduxjs/toolkit';
import type { QuizSubmission } from '@/shared/api/submission';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly outbox: OutboxState;
  }
}

/**
 * State of a submission. `waiting`: no response yet, retried automatically and on `online`. `refused`:
 * permanently, with the server's message; the answers stay on the device. `removed`: deleted from this device
 * before the server had it ('Remove my data'). `sent`: accepted by the server.
 */
export type SubmissionState =
  | { readonly status: 'queued' | 'sending' | 'waiting' | 'removed' | 'sent' }
  | { readonly status: 'refused'; readonly httpStatus: number; readonly message?: string };

export interface QueuedSubmission {
  readonly userId: string;
  readonly quizId: string;
  /** Mode of the attempt, for the event 'quiz completed'. */
  readonly variant: 'normal' | 'tutor';
  readonly submission: QuizSubmission;
  /** The quiz may be complete on the server: read it before sending. */
  readonly isTried?: boolean;
}

export interface QueuedReviewTime {
  readonly userId: string;
  readonly quizId: string;
  /** As `sendReviewTime` expects it. */
  readonly questionId: string;
  readonly seconds: number;
  /** Seconds of review that the server has of the question once it has these: the sum before them and these. */
  readonly total: number;
}

/** Feedback block of a review or of a tutor's attempt, started and to be ended exactly once. */
export interface FeedbackBlockRef {
  readonly userId: string;
  readonly quizId: string;
  readonly blockId: string;
}

/** Queues a quiz's final answers; while they are queued, further ones of the same quiz are ignored. */
const submissionQueued = createAction<QueuedSubmission>('outbox/submissionQueued');
/** 'Try again' for a waiting or refused submission. */
const submissionRetried = createAction<{ readonly quizId: string }>('outbox/submissionRetried');
const reviewTimeQueued = createAction<QueuedReviewTime>('outbox/reviewTimeQueued');
/** A block was started or continued. If its page closes or crashes, the next start of the app ends it. */
const blockOpened = createAction<FeedbackBlockRef>('outbox/blockOpened');
/** Its exam page was left, in whatever way. */
const blockLeft = createAction<FeedbackBlockRef>('outbox/blockLeft');
const submissionMoved = createAction<{ readonly quizId: string; readonly state: SubmissionState }>(
  'outbox/submissionMoved',
);

type OutboxState = Readonly<Record<string, SubmissionState>>;
const initialState: OutboxState = {};

/** Submission state by quiz, for the screens. */
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

/** Actions and selector of the outbox. */
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

/** Submission state by quiz, of everything queued since sign-in. */
export const selectOutbox = (root: RootState): OutboxState => root.outbox ?? initialState;

/** Undefined where nothing of the quiz was queued since sign-in. */
export function selectSubmission(root: RootState, quizId: string): SubmissionState | undefined {
  return submissionAt(selectOutbox(root), quizId);
}
