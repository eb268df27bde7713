import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/shared/store/rootReducer';

/** 'Sign in with Google' was clicked; dispatch it in the click, which opens the pop-up. */
export const googleSignInClicked = createAction('google/signInClicked');

/** State of the Google pop-up: it is open and its result is awaited. */
const slice = createSlice({
  name: 'google',
  initialState: { waiting: false },
  reducers: {
    waitingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.waiting = payload;
    },
  },
  selectors: { selectIsGooglePopupOpen: ({ waiting }): boolean => waiting },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const googleSlice = slice.injectInto(rootReducer);
export const { waitingChanged } = googleSlice.actions;
export const { selectIsGooglePopupOpen } = googleSlice.selectors;
