import { createAction, createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly notifications: NotificationsState;
  }
}

/** A message in the live region. */
export interface Notification {
  readonly id: string;
  readonly severity: 'success' | 'error';
  readonly text: string;
  /** Link to what the message is about. */
  readonly link?: { readonly name: string; readonly to: string };
  /** A button that dispatches an action and dismisses the message. */
  readonly button?: { readonly name: string; readonly action: UnknownAction };
  /** Seconds until it disappears; null until it is dismissed: anything about answers or money. */
  readonly autoHideSeconds: number | null;
}

/** Unless a message sets its own. */
const DEFAULT_SECONDS = 3;

/** Shows a message; it replaces one with the same text. */
export const notificationAdded = createAction(
  'notifications/notificationAdded',
  ({
    autoHideSeconds = DEFAULT_SECONDS,
    ...notification
  }: Omit<Notification, 'id' | 'autoHideSeconds'> & Partial<Pick<Notification, 'autoHideSeconds'>>) => ({
    payload: { ...notification, autoHideSeconds, id: nanoid() } satisfies Notification,
  }),
);

/** The message is pointed at or has the focus: it stays until it is released. The payload is its id. */
export const notificationHeld = createAction<string>('notifications/notificationHeld');
/** Its time starts again. */
export const notificationReleased = createAction<string>('notifications/notificationReleased');

interface NotificationsState {
  list: Notification[];
}

const initialState: NotificationsState = { list: [] };

/** Visible notifications, oldest first. */
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
  selectors: { selectNotifications: (state): readonly Notification[] => state.list },
});

export const { errorsCleared, notificationDismissed } = notificationsSlice.actions;

/** Oldest first. */
export const { selectNotifications } = notificationsSlice.getSelectors(
  (root: RootState) => root.notifications ?? initialState,
);
