import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
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

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const ratedSlice = slice.injectInto(rootReducer);
export const { questionsRated } = ratedSlice.actions;
export const { selectRated } = ratedSlice.selectors;
