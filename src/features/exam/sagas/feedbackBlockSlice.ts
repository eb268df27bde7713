import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';
import { examLeft } from '@/features/exam/store/examSlice';

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
    builder.addCase(loggedOut, () => initialState).addCase(examLeft, () => initialState),
});

export const { feedbackBlockOpened } = feedbackBlockSlice.actions;

const selectSlice = sliceSelector(feedbackBlockSlice.reducerPath, initialState);

export const selectBlockId = (root: RootState): string | undefined => selectSlice(root).blockId;
