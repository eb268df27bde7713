import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly google: GoogleState;
  }
}

/** 'Sign in with Google' was clicked; dispatch it in the click, which opens the pop-up. */
export const googleSignInClicked = createAction('google/signInClicked');

interface GoogleState {
  /** The pop-up is open and its result is awaited. */
  readonly waiting: boolean;
}

const initialState: GoogleState = { waiting: false };

/** State of the Google pop-up. */
export const googleSlice = createSlice({
  name: 'google',
  initialState,
  reducers: {
    waitingChanged: (_, { payload }: PayloadAction<boolean>) => ({ waiting: payload }),
  },
  selectors: { selectIsGooglePopupOpen: (state): boolean => state.waiting },
});

export const { waitingChanged } = googleSlice.actions;

/** Whether the Google pop-up is open and its result awaited. */
export const { selectIsGooglePopupOpen } = googleSlice.getSelectors(
  (root: RootState) => root.google ?? initialState,
);
