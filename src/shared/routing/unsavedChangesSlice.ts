import { createSlice } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

interface UnsavedState {
  readonly present: boolean;
}

const initialState: UnsavedState = { present: false };

/** Whether the open page has unsaved changes: signing out asks about them. */
export const unsavedChangesSlice = createSlice({
  name: 'unsaved',
  initialState,
  reducers: {
    changesMade: () => ({ present: true }),
    changesSettled: () => initialState,
  },
});

export const { changesMade, changesSettled } = unsavedChangesSlice.actions;

const selectUnsaved = sliceSelector(unsavedChangesSlice.reducerPath, initialState);
export const selectHasUnsaved = (root: RootState): boolean => selectUnsaved(root).present;
