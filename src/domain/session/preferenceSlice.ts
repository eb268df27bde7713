import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Preference } from '@/shared/api/preference';
import { rootReducer, type RootState } from '@/shared/store/rootReducer';
import { loadPreference, savePreference } from './calls';
import { selectUser } from './sessionSlice';

/** As last loaded or saved. It may be loaded before the user: sign-in requests it in parallel with /user/me. */
interface PreferenceState {
  known?: { readonly userId: string; readonly preference: Preference };
}

const initialState: PreferenceState = {};

const slice = createSlice({
  name: 'preference',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPreference.actions.success, (state: PreferenceState, { payload, meta }) => {
        state.known = { userId: meta.args.userId, preference: payload };
      })
      .addCase(savePreference.actions.success, (state: PreferenceState, { meta }) => {
        state.known = meta.args;
      }),
  selectors: { selectKnown: ({ known }) => known },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { selectKnown } = slice.injectInto(rootReducer).selectors;

/** Changes a part of the preference; all of it is sent. */
export const preferenceChanged = createAction<Partial<Preference>>('session/preferenceChanged');

/** The signed-in user's preference; undefined until it is loaded. */
export function selectPreference(root: RootState): Preference | undefined {
  const known = selectKnown(root);
  return known !== undefined && known.userId === selectUser(root)?.id ? known.preference : undefined;
}
