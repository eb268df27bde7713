import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { TutorRating } from '@/shared/api/feedback';
import { rootReducer } from '@/shared/store/rootReducer';

/** Ids of the rated questions, by quiz. */
type Rated = Record<string, string[]>;

interface RatedQuestions {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

const initialState: Rated = {};
const NONE: readonly string[] = [];

const ratedIn = (state: Readonly<Record<string, readonly string[]>>, quizId: string): readonly string[] =>
  (Object.hasOwn(state, quizId) ? state[quizId] : undefined) ?? NONE;

const slice = createSlice({
  name: 'questionFeedback/rated',
  initialState,
  reducers: {
    /** Includes those stored on an earlier visit. */
    questionsRated: (state, { payload: { quizId, questionIds } }: PayloadAction<RatedQuestions>) => {
      state[quizId] = [...new Set([...ratedIn(state, quizId), ...questionIds])];
    },
  },
  selectors: {
    selectRated: (state, quizId: string): readonly string[] => ratedIn(state, quizId),
  },
});

interface LastRating {
  /** From 1. */
  readonly item: number;
  readonly rating: TutorRating;
}

interface Last {
  readonly last?: LastRating;
}

const NO_RATING: Last = {};

/** This tab's last rating, to be given again. */
const lastSlice = createSlice({
  name: 'questionFeedback/last',
  initialState: NO_RATING,
  reducers: { ratingGiven: (_, { payload }: PayloadAction<LastRating>): Last => ({ last: payload }) },
  selectors: { selectLastRating: ({ last }) => last },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice>, WithSlice<typeof lastSlice> {}
}

const ratedSlice = slice.injectInto(rootReducer);
export const { questionsRated } = ratedSlice.actions;
export const { selectRated } = ratedSlice.selectors;
const injectedLast = lastSlice.injectInto(rootReducer);
export const { ratingGiven } = injectedLast.actions;
export const { selectLastRating } = injectedLast.selectors;
