import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'questionFeedback/rated': Rated;
  }
}

/** Ids of the rated questions, by quiz. */
type Rated = Readonly<Record<string, readonly string[]>>;

interface RatedQuestions {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

const initialState: Rated = {};
const none: readonly string[] = [];

/** Questions rated by a tutor, for the progress in a quiz. */
export const ratedSlice = createSlice({
  name: 'questionFeedback/rated',
  initialState: (): Rated => initialState,
  reducers: {
    /** Also those stored on an earlier visit. */
    questionsRated: (state, { payload: { quizId, questionIds } }: PayloadAction<RatedQuestions>): Rated => ({
      ...state,
      [quizId]: [...new Set([...ratedIn(state, quizId), ...questionIds])],
    }),
  },
});

export const { questionsRated } = ratedSlice.actions;

function ratedIn(state: Rated, quizId: string): readonly string[] {
  return (Object.hasOwn(state, quizId) ? state[quizId] : undefined) ?? none;
}

const selectSlice = (root: RootState): Rated => root['questionFeedback/rated'] ?? initialState;

/** Ids of the rated questions of a quiz. */
export const selectRated = (root: RootState, quizId: string): readonly string[] =>
  ratedIn(selectSlice(root), quizId);
