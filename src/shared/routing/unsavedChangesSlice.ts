import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/shared/store/rootReducer';

/** Whether the open page has unsaved changes: signing out asks about them. */
const slice = createSlice({
  name: 'unsaved',
  initialState: { present: false },
  reducers: {
    changesMade: (state) => {
      state.present = true;
    },
    changesSettled: (state) => {
      state.present = false;
    },
  },
  selectors: { selectHasUnsaved: ({ present }): boolean => present },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const unsavedChangesSlice = slice.injectInto(rootReducer);
export const { changesMade, changesSettled } = unsavedChangesSlice.actions;
export const { selectHasUnsaved } = unsavedChangesSlice.selectors;
