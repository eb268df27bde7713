import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { rootReducer } from '@/shared/store/rootReducer';

interface UnsentWork {
  /** Some answers are only on this device. */
  readonly answers: boolean;
  /** The open page has unsaved changes. */
  readonly changes: boolean;
}

interface SignOutState {
  question: UnsentWork | undefined;
}

const initialState: SignOutState = { question: undefined };

const slice = createSlice({
  name: 'signOut',
  initialState,
  reducers: {
    questionRaised: (state, { payload }: PayloadAction<UnsentWork>) => {
      state.question = payload;
    },
    stayed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signOutRequested, () => initialState),
  selectors: { selectSignOutDialog: ({ question }): UnsentWork | undefined => question },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const signOutSlice = slice.injectInto(rootReducer);
export const { questionRaised, stayed } = signOutSlice.actions;
export const { selectSignOutDialog } = signOutSlice.selectors;
