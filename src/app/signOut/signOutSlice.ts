import { createSlice } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/remote/rootState';
import { signOutRequested } from '@/shared/session/session';

interface SignOutState {
  /** The dialog about unsent answers stands. */
  readonly asking: boolean;
}

const initialState: SignOutState = { asking: false };

export const signOutSlice = createSlice({
  name: 'signOut',
  initialState,
  reducers: {
    unsentFound: () => ({ asking: true }),
    stayed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signOutRequested, () => initialState),
});

export const { unsentFound, stayed } = signOutSlice.actions;

const selectSignOut = sliceSelector(signOutSlice.reducerPath, initialState);
export const selectAsksToSignOut = (root: RootState): boolean => selectSignOut(root).asking;
