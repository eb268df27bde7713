import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QuestionNote } from '@/domain/notes/noteModel';
import { logout } from '@/shared/store/logout';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'exam/notes': NotedQuestions;
  }
}

/** By question id; only the ids, because the notes are read when the panel shows them. */
export type NotedQuestions = Readonly<Record<string, true>>;

const initialState: NotedQuestions = {};

/** 'Undo' of a deleted note. */
export const noteRestored = createAction<QuestionNote>('exam/noteRestored');

/** Which questions have a note of the user. */
export const notesSlice = createSlice({
  name: 'exam/notes',
  initialState: (): NotedQuestions => initialState,
  reducers: {
    notedLoaded: (_, { payload }: PayloadAction<readonly string[]>): NotedQuestions =>
      Object.fromEntries(payload.map((questionId) => [questionId, true])),
    noteFound: (
      noted,
      { payload: { questionId, hasNote } }: PayloadAction<{ questionId: string; hasNote: boolean }>,
    ): NotedQuestions => {
      if (hasNote === Object.hasOwn(noted, questionId)) return noted;
      if (hasNote) return { ...noted, [questionId]: true };
      return Object.fromEntries(Object.entries(noted).filter(([other]) => other !== questionId));
    },
  },
  extraReducers: (builder) => builder.addCase(logout, () => initialState),
});

export const { notedLoaded, noteFound } = notesSlice.actions;

export const selectNoted = (root: RootState): NotedQuestions => root['exam/notes'] ?? initialState;
