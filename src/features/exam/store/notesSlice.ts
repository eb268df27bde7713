import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { QuestionNote } from '@/domain/notes/noteModel';
import { rootReducer } from '@/shared/store/rootReducer';

/** By question id; only the ids, because the notes are read when the panel shows them. */
export type NotedQuestions = Readonly<Record<string, true>>;

const initialState: NotedQuestions = {};

/** 'Undo' of a deleted note. */
export const noteRestored = createAction<QuestionNote>('exam/noteRestored');

/** Which questions have a note of the user. */
const slice = createSlice({
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
  selectors: { selectNoted: (noted): NotedQuestions => noted },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const notesSlice = slice.injectInto(rootReducer);
export const { notedLoaded, noteFound } = notesSlice.actions;
export const { selectNoted } = notesSlice.selectors;
