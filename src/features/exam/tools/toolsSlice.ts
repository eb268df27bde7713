import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { StudyToolId } from '@/domain/preferences/studyTools';
import { blockEnded, examLeft, itemEntered } from '@/features/exam/store/examSlice';
import { rootReducer } from '@/shared/store/rootReducer';

interface ToolsState {
  /** At most one panel is open. */
  open: StudyToolId | undefined;
  /** The current item is read aloud. */
  isReading: boolean;
  hasLineReader: boolean;
}

const initialState: ToolsState = { open: undefined, isReading: false, hasLineReader: false };

function stopReading(state: ToolsState): void {
  state.isReading = false;
}

/** In the store, so that a panel that opens renders nothing of the question. */
const slice = createSlice({
  name: 'exam/tools',
  initialState,
  reducers: {
    toolToggled: (state, { payload }: PayloadAction<StudyToolId>) => {
      state.open = state.open === payload ? undefined : payload;
    },
    toolClosed: (state) => {
      state.open = undefined;
    },
    readingToggled: (state) => {
      state.isReading = !state.isReading;
    },
    readingStopped: stopReading,
    lineReaderToggled: (state) => {
      state.hasLineReader = !state.hasLineReader;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(examLeft, () => initialState)
      .addCase(itemEntered, stopReading)
      .addCase(blockEnded, stopReading),
  selectors: {
    selectOpenTool: ({ open }): StudyToolId | undefined => open,
    selectIsReading: ({ isReading }): boolean => isReading,
    selectHasLineReader: ({ hasLineReader }): boolean => hasLineReader,
  },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const toolsSlice = slice.injectInto(rootReducer);
export const { toolToggled, toolClosed, readingToggled, readingStopped, lineReaderToggled } =
  toolsSlice.actions;
export const { selectOpenTool, selectIsReading, selectHasLineReader } = toolsSlice.selectors;
