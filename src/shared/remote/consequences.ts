import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type Notification, notificationAdded } from '@/shared/notifications/notificationsSlice';

type Notice = string | (Pick<Notification, 'text'> & Partial<Pick<Notification, 'autoHideSeconds' | 'link'>>);

/** A call to read again with its last arguments, or a request made from the arguments of the write. */
type Reload<Args> =
  | { readonly actions: { readonly reload: () => UnknownAction } }
  | ((args: Args) => UnknownAction);

export interface Consequences<Outcome, Args> {
  /** Undefined if the screen itself shows the outcome. */
  readonly notify?: Notice | ((outcome: Outcome, args: Args) => Notice | undefined);
  readonly reload?: readonly Reload<Args>[];
}

export function* applyConsequences<Outcome, Args>(
  severity: Notification['severity'],
  { notify, reload = [] }: Consequences<Outcome, Args>,
  outcome: Outcome,
  args: Args,
): SagaIterator<void> {
  const notice = typeof notify === 'function' ? notify(outcome, args) : notify;
  if (notice !== undefined) {
    yield put(notificationAdded({ severity, ...(typeof notice === 'string' ? { text: notice } : notice) }));
  }
  for (const one of reload) yield put(typeof one === 'function' ? one(args) : one.actions.reload());
}
