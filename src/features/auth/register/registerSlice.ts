import { createSlice } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

interface RegisterState {
  /** The account exists; the e-mail is still to be confirmed. */
  readonly registered: boolean;
}

const initialState: RegisterState = { registered: false };

/** State of the registration. */
export const registerSlice = createSlice({
  name: 'register',
  initialState,
  reducers: {
    formOpened: () => initialState,
    accountMade: () => ({ registered: true }),
  },
});

export const { formOpened, accountMade } = registerSlice.actions;

const selectRegister = sliceSelector(registerSlice.reducerPath, initialState);
export const selectRegistered = (root: RootState): boolean => selectRegister(root).registered;
