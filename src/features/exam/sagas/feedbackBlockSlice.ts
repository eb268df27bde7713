import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { logout } from '@/shared/store/logout';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'exam/block': BlockState;
  }
}

interface BlockState {
  readonly blockId?: string;
}

const initialState: BlockState = {};

/** The feedback block held by the open exam. */
export const feedbackBlockSlice = createSlice({
  name: 'exam/block',
  initialState: (): BlockState => initialState,
  reducers: {
    feedbackBlockOpened: (_, { payload: blockId }: PayloadAction<string>): BlockState => ({ blockId }),
  },
  extraReducers: (builder) =>
    builder.addCase(logout, () => initialState).addCase(examLeft, () => initialState),
  selectors: { selectBlockId: (state): string | undefined => state.blockId },
});

export const { feedbackBlockOpened } = feedbackBlockSlice.actions;

export const { selectBlockId } = feedbackBlockSlice.getSelectors(
  (root: RootState) => root['exam/block'] ?? initialState,
);
