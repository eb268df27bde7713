import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

/** A message in the live region (robustness 22). */
export interface Notice {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** The way to what it tells of. */
  readonly link?: { readonly name: string; readonly to: string };
  /** How long it stands; null until it is dismissed: whatever is about answers or money. */
  readonly seconds: number | null;
}

/** Specification: alerts hide after 3 s unless a message names another time. */
const DEFAULT_SECONDS = 3;

/** Says something to the visitor; another notice of the same words takes the place of the first. */
export const noticeShown = createAction(
  'notices/noticeShown',
  ({
    seconds = DEFAULT_SECONDS,
    ...notice
  }: Omit<Notice, 'id' | 'seconds'> & Partial<Pick<Notice, 'seconds'>>) => ({
    payload: { ...notice, seconds, id: nanoid() } satisfies Notice,
  }),
);

const initialState: { list: Notice[] } = { list: [] };

/** The notices that stand on the screen, oldest first. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.list = state.list.filter((notice) => notice.id !== id);
    },
    /** 'Please sign in again' is out of date once somebody has signed in. */
    errorsCleared: (state) => {
      state.list = state.list.filter(({ kind }) => kind !== 'error');
    },
  },
  extraReducers: (builder) =>
    builder.addCase(noticeShown, (state, { payload }) => {
      state.list = [...state.list.filter(({ text }) => text !== payload.text), payload];
    }),
});

export const { errorsCleared, noticeDismissed } = noticesSlice.actions;

const selectSlice = sliceSelector(noticesSlice.reducerPath, initialState);
/** Oldest first. */
export const selectNotices = (root: RootState): readonly Notice[] => selectSlice(root).list;
