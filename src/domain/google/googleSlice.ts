import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

/** 'Sign in with Google' was clicked; dispatch it in the click, which opens the pop-up. */
export const googleSignInClicked = createAction('google/asked');

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
});

export const { waitingChanged } = googleSlice.actions;

const selectGoogle = sliceSelector(googleSlice.reducerPath, initialState);
/** Whether the Google pop-up is open and its result awaited. */
export const selectIsGooglePopupOpen = (root: RootState): boolean => selectGoogle(root).waiting;
