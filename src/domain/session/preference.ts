import { createAction } from '@reduxjs/toolkit';
import type { Preference } from '@/shared/api/preference';
import { dataOf } from '@/shared/remote/remoteState';
import type { RootState } from '@/shared/store/rootReducer';
import { loadPreference } from './calls';
import { selectUser } from './sessionSlice';

/** Changes a part of the preference; all of it is sent. */
export const preferenceChanged = createAction<Partial<Preference>>('session/preferenceChanged');

/**
 * The signed-in user's preference, as last loaded or saved; undefined until it is loaded. That may be before the user
 * is known: sign-in requests it in parallel with /user/me.
 */
export function selectPreference(root: RootState): Preference | undefined {
  const loaded = loadPreference.selectState(root);
  const isOwn = loaded.status !== 'idle' && loaded.args.userId === selectUser(root)?.id;
  return isOwn ? dataOf(loaded) : undefined;
}
