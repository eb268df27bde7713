import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { signOutRequested } from '@/domain/session/sessionSlice';

/** What signing out now would leave behind. */
export interface LeftBehind {
  /** Answers that are on this device only. */
  readonly answers: boolean;
  /** Changes on the open page that were not saved. */
  readonly changes: boolean;
}

interface SignOutState {
  /** What the dialog asks about; undefined while none stands. */
  readonly question: LeftBehind | undefined;
}

const initialState: SignOutState = { question: undefined };

/** The question that stands before signing out. */
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
/** What the question is about; undefined while none stands. */
export const selectSignOutDialog = (root: RootState): LeftBehind | undefined => selectSignOut(root).question;
