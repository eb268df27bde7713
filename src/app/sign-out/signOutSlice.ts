import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signOutRequested } from '@/domain/session/sessionSlice';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly signOut: SignOutState;
  }
}

export interface UnsentWork {
  /** Answers that are only on this device. */
  readonly answers: boolean;
  /** Unsaved changes on the open page. */
  readonly changes: boolean;
}

interface SignOutState {
  readonly question: UnsentWork | undefined;
}

const initialState: SignOutState = { question: undefined };

/** State of the dialog shown before signing out. */
export const signOutSlice = createSlice({
  name: 'signOut',
  initialState,
  reducers: {
    questionRaised: (_, { payload }: PayloadAction<UnsentWork>) => ({ question: payload }),
    stayed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signOutRequested, () => initialState),
  selectors: { selectSignOutDialog: (state): UnsentWork | undefined => state.question },
});

export const { questionRaised, stayed } = signOutSlice.actions;

export const { selectSignOutDialog } = signOutSlice.getSelectors(
  (root: RootState) => root.signOut ?? initialState,
);
