import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';

/** A message in the live region (robustness 22). */
export interface Notification {
  readonly id: string;
  readonly severity: 'success' | 'error';
  readonly text: string;
  /** The way to what it tells of. */
  readonly link?: { readonly name: string; readonly to: string };
  /** How long it stands; null until it is dismissed: whatever is about answers or money. */
  readonly autoHideSeconds: number | null;
}

/** Specification: alerts hide after 3 s unless a message names another time. */
const DEFAULT_SECONDS = 3;

/** Says something to the visitor; another notice of the same words takes the place of the first. */
export const notificationAdded = createAction(
  'notifications/notificationAdded',
  ({
    autoHideSeconds = DEFAULT_SECONDS,
    ...notification
  }: Omit<Notification, 'id' | 'autoHideSeconds'> & Partial<Pick<Notification, 'autoHideSeconds'>>) => ({
    payload: { ...notification, autoHideSeconds, id: nanoid() } satisfies Notification,
  }),
);

const initialState: { list: Notification[] } = { list: [] };

/** The notices that stand on the screen, oldest first. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationDismissed: (state, { payload: id }: PayloadAction<string>) => {
      state.list = state.list.filter((notification) => notification.id !== id);
    },
    /** 'Please sign in again' is out of date once somebody has signed in. */
    errorsCleared: (state) => {
      state.list = state.list.filter(({ severity }) => severity !== 'error');
    },
  },
  extraReducers: (builder) =>
    builder.addCase(notificationAdded, (state, { payload }) => {
      state.list = [...state.list.filter(({ text }) => text !== payload.text), payload];
    }),
});

export const { errorsCleared, notificationDismissed } = notificationsSlice.actions;

const selectSlice = sliceSelector(notificationsSlice.reducerPath, initialState);
/** Oldest first. */
export const selectNotifications = (root: RootState): readonly Notification[] => selectSlice(root).list;
