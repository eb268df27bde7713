import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly unsaved: UnsavedState;
  }
}

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
  selectors: { selectHasUnsaved: (state): boolean => state.present },
});

export const { changesMade, changesSettled } = unsavedChangesSlice.actions;

export const { selectHasUnsaved } = unsavedChangesSlice.getSelectors(
  (root: RootState) => root.unsaved ?? initialState,
);
