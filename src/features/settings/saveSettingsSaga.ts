import { createAction, createSlice } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import type { RootState } from '@/shared/store/rootState';
import { loggedOut } from '@/shared/store/loggedOut';
import { mergePreference } from '@/domain/session/preferenceSaga';
import type { SettingsDraft } from './settingsModel';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'settings/save': SaveState;
  }
}

const SAVED = 'Settings saved successfully';
/** Error text of a failed Save. */
export const NOT_SAVED = 'Failed to save settings. Please try again';

interface SaveState {
  readonly status: 'idle' | 'saving' | 'failed';
}

const initialState: SaveState = { status: 'idle' };
const becomes = (status: SaveState['status']) => (): SaveState => ({ status });

/** 'Save' was clicked. */
export const saveChosen = createAction<SettingsDraft>('settings/saveChosen');

/** Outcome of the last Save. */
export const saveSlice = createSlice({
  name: 'settings/save',
  initialState: (): SaveState => initialState,
  reducers: {
    saved: becomes('idle'),
    failed: becomes('failed'),
    /** A new visit starts: the error of the last one is cleared. */
    failureForgotten: (state) => (state.status === 'failed' ? initialState : state),
  },
  extraReducers: (builder) =>
    builder.addCase(saveChosen, becomes('saving')).addCase(loggedOut, becomes('idle')),
});

/** Outcome of the last Save. */
export const selectSave = (root: RootState): SaveState => root['settings/save'] ?? initialState;

/** Saves the settings within the whole preference, one at a time, and notifies of the outcome. */
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
