import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';
import { type Highlight, highlighted, type Stretch, unhighlighted } from './highlightModel';
import { roomLeft } from '@/features/exam/store/examSlice';

/** The texts of a question that can be highlighted. */
export type NotedText = 'stem' | 'explanation';

/** What a reader leaves on a question. */
export interface QuestionNotes {
  readonly stem: readonly Highlight[];
  readonly explanation: readonly Highlight[];
  /** Letters struck out, as the sitting left them. */
  readonly struck: readonly string[];
}

/** A question that nobody has worked on. */
export const NO_NOTES: QuestionNotes = { stem: [], explanation: [], struck: [] };

/** By question id. */
export type Notes = Readonly<Record<string, QuestionNotes>>;

interface Place {
  readonly questionId: string;
  readonly text: NotedText;
}

/** The notes that the device kept of this block. */
export const notesLoaded = createAction<Notes>('exam/notesLoaded');
/** A stretch was coloured, or a note changed. */
export const highlightAdded = createAction<Place & { readonly highlight: Highlight }>('exam/highlightAdded');
/** A stretch loses its colour. */
export const highlightRemoved = createAction<Place & { readonly stretch: Stretch }>('exam/highlightRemoved');

const initial: Notes = {};

function reducer(notes: Notes = initial, action: UnknownAction): Notes {
  if (loggedOut.match(action) || roomLeft.match(action)) return initial;
  if (notesLoaded.match(action)) return action.payload;
  if (highlightAdded.match(action)) {
    const { highlight } = action.payload;
    return changed(notes, action.payload, (before) => highlighted(before, highlight));
  }
  if (highlightRemoved.match(action)) {
    const { stretch } = action.payload;
    return changed(notes, action.payload, (before) => unhighlighted(before, stretch));
  }
  return notes;
}

function changed(
  notes: Notes,
  { questionId, text }: Place,
  change: (before: readonly Highlight[]) => readonly Highlight[],
): Notes {
  const before = notesOf(notes, questionId);
  return { ...notes, [questionId]: { ...before, [text]: change(before[text]) } };
}

/** What the reader left on a question. */
export const notesOf = (notes: Notes, questionId: string): QuestionNotes =>
  (Object.hasOwn(notes, questionId) ? notes[questionId] : undefined) ?? NO_NOTES;

/** Highlights of stem and explanation, by question. */
export const notesSlice = { reducerPath: 'exam/notes', reducer };

const selectSlice = sliceSelector<Notes>(notesSlice.reducerPath, initial);

/** What the reader left on a question. */
export const selectNotes = (root: RootState, questionId: string): QuestionNotes =>
  notesOf(selectSlice(root), questionId);
