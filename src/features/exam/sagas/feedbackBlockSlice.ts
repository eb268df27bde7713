import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';
import { roomLeft } from '@/features/exam/store/examSlice';

interface BlockState {
  readonly blockId?: string;
}

const initialState: BlockState = {};

/** The feedback block that the open room holds. */
export const blockSlice = createSlice({
  name: 'exam/block',
  initialState: (): BlockState => initialState,
  reducers: {
    blockHeld: (_, { payload: blockId }: PayloadAction<string>): BlockState => ({ blockId }),
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, () => initialState).addCase(roomLeft, () => initialState),
});

export const { blockHeld } = blockSlice.actions;

const selectSlice = sliceSelector(blockSlice.reducerPath, initialState);

/** Undefined where there is none, or none yet. */
export const selectBlockId = (root: RootState): string | undefined => selectSlice(root).blockId;
