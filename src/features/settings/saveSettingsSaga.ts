import { createAction, createSlice } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { sliceSelector } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';
import { mergePreference } from '@/domain/session/preferenceSaga';
import type { SettingsDraft } from './settingsModel';

/** Specification section 8. */
const SAVED = 'Settings saved successfully';
/** What a Save that failed says (specification 1, section 8). */
export const NOT_SAVED = 'Failed to save settings. Please try again';

interface SaveState {
  readonly status: 'idle' | 'saving' | 'failed';
}

const initialState: SaveState = { status: 'idle' };
const becomes = (status: SaveState['status']) => (): SaveState => ({ status });

/** Save was pressed. */
export const saveChosen = createAction<SettingsDraft>('settings/saveChosen');

/** How the last Save went. */
export const saveSlice = createSlice({
  name: 'settings/save',
  initialState: (): SaveState => initialState,
  reducers: {
    saved: becomes('idle'),
    failed: becomes('failed'),
    /** Another visit begins: a failure of the former one is none of it. */
    failureForgotten: (state) => (state.status === 'failed' ? initialState : state),
  },
  extraReducers: (builder) =>
    builder.addCase(saveChosen, becomes('saving')).addCase(loggedOut, becomes('idle')),
});

/** How the last Save went. */
export const selectSave = sliceSelector(saveSlice.reducerPath, initialState);

/** Saves the settings within the whole preference, one at a time, and says how it went. */
export function* saveSettingsSaga(): SagaIterator<void> {
  yield takeLeading(saveChosen, save);
}

function* save({ payload }: ReturnType<typeof saveChosen>): SagaIterator<void> {
  try {
    yield* mergePreference(payload);
    yield put(saveSlice.actions.saved());
    yield put(notificationAdded({ severity: 'success', text: SAVED }));
  } catch {
    yield put(saveSlice.actions.failed());
    yield put(notificationAdded({ severity: 'error', text: NOT_SAVED }));
  }
}
