import { createSlice } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/remote/rootState';

interface RegisterState {
  /** The account is made; what is left is the mail. */
  readonly registered: boolean;
}

const initialState: RegisterState = { registered: false };

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
