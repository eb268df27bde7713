import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

/** 'Sign in with Google' was pressed; dispatch it in the click, the pop-up opens at once. */
export const googleSignInClicked = createAction('google/asked');

interface GoogleState {
  /** The pop-up stands, its answer is awaited. */
  readonly waiting: boolean;
}

const initialState: GoogleState = { waiting: false };

/** Whether the Google pop-up stands. */
export const googleSlice = createSlice({
  name: 'google',
  initialState,
  reducers: {
    waitingChanged: (_, { payload }: PayloadAction<boolean>) => ({ waiting: payload }),
  },
});

export const { waitingChanged } = googleSlice.actions;

const selectGoogle = sliceSelector(googleSlice.reducerPath, initialState);
/** Whether the Google pop-up stands and its answer is awaited. */
export const selectIsGooglePopupOpen = (root: RootState): boolean => selectGoogle(root).waiting;
