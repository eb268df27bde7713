import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { examLeft } from '@/features/exam/store/examSlice';
import { rootReducer } from '@/shared/store/rootReducer';

interface BlockState {
  blockId?: string;
}

const initialState: BlockState = {};

const slice = createSlice({
  name: 'exam/block',
  initialState,
  reducers: {
    feedbackBlockOpened: (state, { payload: blockId }: PayloadAction<string>) => {
      state.blockId = blockId;
    },
  },
  extraReducers: (builder) => builder.addCase(examLeft, () => initialState),
  selectors: { selectBlockId: ({ blockId }): string | undefined => blockId },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const feedbackBlockSlice = slice.injectInto(rootReducer);
export const { feedbackBlockOpened } = feedbackBlockSlice.actions;
export const { selectBlockId } = feedbackBlockSlice.selectors;
