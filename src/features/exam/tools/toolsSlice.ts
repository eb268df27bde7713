import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { loggedOut } from '@/shared/store/loggedOut';
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
}

const initialState: ToolsState = {};

/** In the store, so that a panel that opens renders nothing of the question. */
export const toolsSlice = createSlice({
  name: 'exam/tools',
  initialState: (): ToolsState => initialState,
  reducers: {
    toolToggled: ({ open }, { payload }: PayloadAction<Tool>): ToolsState =>
      open === payload ? {} : { open: payload },
    toolClosed: (): ToolsState => ({}),
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, () => initialState).addCase(examLeft, () => initialState),
  selectors: { selectOpenTool: (state): Tool | undefined => state.open },
});

export const { toolToggled, toolClosed } = toolsSlice.actions;

export const { selectOpenTool } = toolsSlice.getSelectors(
  (root: RootState) => root['exam/tools'] ?? initialState,
);
