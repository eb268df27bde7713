import { createAction, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { rootReducer, type RootState } from '@/shared/store/rootReducer';
import type { Highlight } from './highlightModel';
import type { BlockHighlights, QuestionHighlights } from './highlightsRecord';

export type HighlightableText = 'stem' | 'explanation';

const NO_HIGHLIGHTS: QuestionHighlights = { stem: [], explanation: [], struckLetters: [] };

export const highlightsLoaded = createAction<BlockHighlights>('exam/highlightsLoaded');
/** A range was highlighted or lost its highlight, or a note changed. */
export const highlightsChanged = createAction<{
  readonly questionId: string;
  readonly text: HighlightableText;
  readonly highlights: readonly Highlight[];
}>('exam/highlightsChanged');

const initial: BlockHighlights = {};

function reducer(block: BlockHighlights = initial, action: UnknownAction): BlockHighlights {
  if (examLeft.match(action)) return initial;
  if (highlightsLoaded.match(action)) return action.payload;
  if (highlightsChanged.match(action)) {
    const { questionId, text, highlights } = action.payload;
    return { ...block, [questionId]: { ...highlightsOf(block, questionId), [text]: highlights } };
  }
  return block;
}

export const highlightsOf = (block: BlockHighlights, questionId: string): QuestionHighlights =>
  (Object.hasOwn(block, questionId) ? block[questionId] : undefined) ?? NO_HIGHLIGHTS;

/** A plain reducer, for the reason given in examSlice: a block's highlights grow with its items. */
const slice = { reducerPath: 'exam/highlights', reducer } as const;

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

rootReducer.inject(slice);

export const selectBlockHighlights = (root: RootState): BlockHighlights => root['exam/highlights'] ?? initial;

export const selectHighlights = (root: RootState, questionId: string): QuestionHighlights =>
  highlightsOf(selectBlockHighlights(root), questionId);
