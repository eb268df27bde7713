import { createAction, createSlice, nanoid, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/shared/store/rootReducer';

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

type NewNotification = Omit<Notification, 'id' | 'autoHideSeconds'> &
  Partial<Pick<Notification, 'autoHideSeconds'>>;

/** Unless a message sets its own. */
const DEFAULT_SECONDS = 3;

interface NotificationsState {
  list: Notification[];
}

const initialState: NotificationsState = { list: [] };

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: (create) => ({
    /** Shows a message; it replaces one with the same text. */
    notificationAdded: create.preparedReducer(
      ({ autoHideSeconds = DEFAULT_SECONDS, ...notification }: NewNotification) => ({
        payload: { ...notification, autoHideSeconds, id: nanoid() } satisfies Notification,
      }),
      (state, { payload }) => {
        state.list = [...state.list.filter(({ text }) => text !== payload.text), payload];
      },
    ),
    notificationDismissed: create.reducer<string>((state, { payload: id }) => {
      state.list = state.list.filter((notification) => notification.id !== id);
    }),
    /** 'Please sign in again' is out of date once someone has signed in. */
    errorsCleared: create.reducer((state) => {
      state.list = state.list.filter(({ severity }) => severity !== 'error');
    }),
  }),
  selectors: { selectNotifications: ({ list }): readonly Notification[] => list },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const notificationsSlice = slice.injectInto(rootReducer);
export const { errorsCleared, notificationAdded, notificationDismissed } = notificationsSlice.actions;
export const { selectNotifications } = notificationsSlice.selectors;

/** The message is hovered or has the focus: it stays until it is released. The payload is its id. */
export const notificationHeld = createAction<string>('notifications/notificationHeld');
/** Its time restarts. */
export const notificationReleased = createAction<string>('notifications/notificationReleased');
