import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { QuizSubmission } from '@/shared/api/submission';
import { rootReducer } from '@/shared/store/rootReducer';
import type { FeedbackBlockRecord } from './reviews/feedbackBlockRecord';

/**
 * State of a submission. `waiting`: no response yet, retried automatically and on `online`. `refused`:
 * permanently, with the server's message; the answers stay on the device. `removed`: deleted from this device
 * before the server had it ('Remove my data'). `sent`: accepted by the server.
 */
export type SubmissionState =
  | { readonly status: 'queued' | 'sending' | 'waiting' | 'removed' | 'sent' }
  | { readonly status: 'refused'; readonly message: string | undefined };

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
  /** In the form that `sendReviewTime` expects. */
  readonly questionId: string;
  readonly seconds: number;
  /**
   * Seconds of review that the server has for the question once it has these: the sum of the earlier ones and
   * these.
   */
  readonly total: number;
}

/** Feedback block of a review or of a tutor's attempt; it was started and must be ended exactly once. */
export type FeedbackBlockRef = Omit<FeedbackBlockRecord, 'isLeft'>;

type OutboxState = Record<string, SubmissionState>;
const initialState: OutboxState = {};

const submissionAt = (state: OutboxState, quizId: string): SubmissionState | undefined =>
  Object.hasOwn(state, quizId) ? state[quizId] : undefined;

/** Submission state by quiz, of everything queued since sign-in. */
const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** Queues a quiz's final answers; while they are queued, further ones of the same quiz are ignored. */
    submissionQueued: (state, { payload: { quizId } }: PayloadAction<QueuedSubmission>) => {
      const status = submissionAt(state, quizId)?.status ?? 'removed';
      if (status === 'refused' || status === 'removed') state[quizId] = { status: 'queued' };
    },
    submissionMoved: (
      state,
      { payload }: PayloadAction<{ readonly quizId: string; readonly state: SubmissionState }>,
    ) => {
      state[payload.quizId] = payload.state;
    },
  },
  selectors: {
    selectOutbox: (state): Readonly<OutboxState> => state,
    /** Undefined if nothing of the quiz was queued since sign-in. */
    selectSubmission: submissionAt,
  },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const outboxSlice = slice.injectInto(rootReducer);
export const { selectOutbox, selectSubmission } = outboxSlice.selectors;

export const outbox = {
  actions: {
    ...outboxSlice.actions,
    /** 'Try again' for a waiting or refused submission. */
    submissionRetried: createAction<{ readonly quizId: string }>('outbox/submissionRetried'),
    reviewTimeQueued: createAction<QueuedReviewTime>('outbox/reviewTimeQueued'),
    /** A block was started or continued. If its page closes or crashes, the next start of the app ends it. */
    feedbackBlockOpened: createAction<FeedbackBlockRef>('outbox/feedbackBlockOpened'),
    /** Its exam page was left, in any way. */
    feedbackBlockLeft: createAction<FeedbackBlockRef>('outbox/feedbackBlockLeft'),
  },
} as const;
