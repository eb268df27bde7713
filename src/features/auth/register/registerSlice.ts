import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly register: RegisterState;
  }
}

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

const selectRegister = (root: RootState): RegisterState => root.register ?? initialState;
export const selectRegistered = (root: RootState): boolean => selectRegister(root).registered;
