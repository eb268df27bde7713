import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Preference } from '@/shared/api/preference';
import type { RootState } from '@/shared/store/rootState';
import { loadPreference, savePreference } from './calls';
import { selectUser } from './sessionSlice';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly preference: PreferenceState;
  }
}

/** As last loaded or saved. It may be there before the user is: sign-in requests it beside /user/me. */
interface PreferenceState {
  readonly known?: { readonly userId: string; readonly preference: Preference };
}

const initialState: PreferenceState = {};

export const preferenceSlice = createSlice({
  name: 'preference',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPreference.actions.success, (_, { payload, meta }): PreferenceState => ({
        known: { userId: meta.args.userId, preference: payload },
      }))
      .addCase(savePreference.actions.success, (_, { meta }): PreferenceState => ({ known: meta.args })),
});

/** Changes a part of the preference; the whole is sent. */
export const preferenceChanged = createAction<Partial<Preference>>('session/preferenceChanged');

/** The signed-in user's preference; undefined until it is loaded. */
export function selectPreference(root: RootState): Preference | undefined {
  const { known } = root.preference ?? initialState;
  return known !== undefined && known.userId === selectUser(root)?.id ? known.preference : undefined;
}
