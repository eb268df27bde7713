import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { signOutRequested } from '@/domain/session/sessionSlice';

export interface LeftBehind {
  /** Answers that are only on this device. */
  readonly answers: boolean;
  /** Unsaved changes on the open page. */
  readonly changes: boolean;
}

interface SignOutState {
  readonly question: LeftBehind | undefined;
}

const initialState: SignOutState = { question: undefined };

/** State of the dialog shown before signing out. */
export const signOutSlice = createSlice({
  name: 'signOut',
  initialState,
  reducers: {
    questionRaised: (_, { payload }: PayloadAction<LeftBehind>) => ({ question: payload }),
    stayed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signOutRequested, () => initialState),
});

export const { questionRaised, stayed } = signOutSlice.actions;

const selectSignOut = sliceSelector(signOutSlice.reducerPath, initialState);
export const selectSignOutDialog = (root: RootState): LeftBehind | undefined => selectSignOut(root).question;
