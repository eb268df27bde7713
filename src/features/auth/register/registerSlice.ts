import { createSlice } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

interface RegisterState {
  /** The account is made; what is left is the mail. */
  readonly registered: boolean;
}

const initialState: RegisterState = { registered: false };

/** How far the registration has come. */
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
/** Whether the account is made and what is left is the mail. */
export const selectRegistered = (root: RootState): boolean => selectRegister(root).registered;
