import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { blockEnded, examLeft, itemEntered } from '@/features/exam/store/examSlice';
import { logout } from '@/shared/store/logout';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'exam/tools': ToolsState;
  }
}

/** The tools that have a side panel. */
export type Tool = 'labValues' | 'calculator' | 'notes';

interface ToolsState {
  /** At most one panel is open. */
  readonly open?: Tool;
  /** The current item is read aloud. */
  readonly isReading?: boolean;
  readonly hasLineReader?: boolean;
}

const initialState: ToolsState = {};

/** In the store, so that a panel that opens renders nothing of the question. */
export const toolsSlice = createSlice({
  name: 'exam/tools',
  initialState: (): ToolsState => initialState,
  reducers: {
    toolToggled: ({ open, ...rest }, { payload }: PayloadAction<Tool>): ToolsState =>
      open === payload ? rest : { ...rest, open: payload },
    toolClosed: ({ isReading = false, hasLineReader = false }): ToolsState => ({ isReading, hasLineReader }),
    readingToggled: (state): ToolsState => ({ ...state, isReading: state.isReading !== true }),
    readingStopped: (state): ToolsState => ({ ...state, isReading: false }),
    lineReaderToggled: (state): ToolsState => ({ ...state, hasLineReader: state.hasLineReader !== true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(logout, () => initialState)
      .addCase(examLeft, () => initialState)
      // It is stopped by the next item and by the end of the block.
      .addCase(itemEntered, (state): ToolsState => ({ ...state, isReading: false }))
      .addCase(blockEnded, (state): ToolsState => ({ ...state, isReading: false })),
  selectors: {
    selectOpenTool: (state): Tool | undefined => state.open,
    selectIsReading: (state): boolean => state.isReading === true,
    selectHasLineReader: (state): boolean => state.hasLineReader === true,
  },
});

export const { toolToggled, toolClosed, readingToggled, readingStopped, lineReaderToggled } =
  toolsSlice.actions;

export const { selectOpenTool, selectIsReading, selectHasLineReader } = toolsSlice.getSelectors(
  (root: RootState) => root['exam/tools'] ?? initialState,
);
