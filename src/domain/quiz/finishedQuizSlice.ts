import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QuizDetails } from '@/shared/api/quiz';
import type { RootState } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'quiz/finished': FinishedQuizState;
  }
}

interface FinishedQuizState {
  readonly quiz?: QuizDetails;
}

const initialState: FinishedQuizState = {};

/** The quiz that this tab has just submitted, so that its result does not load it again. */
export const finishedQuizSlice = createSlice({
  name: 'quiz/finished',
  initialState: (): FinishedQuizState => initialState,
  reducers: {
    /** The server has the answers: the quiz is now COMPLETE, with its date. */
    quizFinished: (_, { payload }: PayloadAction<QuizDetails>): FinishedQuizState => ({ quiz: payload }),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { quizFinished } = finishedQuizSlice.actions;

const selectSlice = (root: RootState): FinishedQuizState => root['quiz/finished'] ?? initialState;

/** The quiz of this id, if it is the one just submitted. */
export function selectFinishedQuiz(root: RootState, quizId: string): QuizDetails | undefined {
  const { quiz } = selectSlice(root);
  return quiz?.id === quizId ? quiz : undefined;
}
