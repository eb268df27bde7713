import { createListeners } from './listeners';

/**
 * Reports one of the app's own exceptions as the browser reports uncaught ones: in its console and to `error`
 * listeners, of which the error collector is one.
 */
export function reportError(cause: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(cause);
}

/** What went wrong, in the terms of the error collector. */
type ErrorKind =
  | 'uncaught error'
  | 'unhandled rejection'
  | 'render error'
  | 'unusable response'
  | 'deviating response'
  | 'content not shown'
  | 'refused answers'
  | 'denied storage'
  | 'lost chunk';

/**
 * `detail` is a word of the app's own: an endpoint's id, an HTTP status or the name of an element, never a text of the
 * server or a person.
 */
export type ErrorListener = (kind: ErrorKind, cause: unknown, detail?: string) => void;

const { subscribe, notify } = createListeners<Parameters<ErrorListener>>();

/** Returns a function that ends it. */
export const listenToHandledErrors = subscribe;

/** Reports to the error collector what the app has already handled; without a collector it does nothing. */
export const reportHandled: ErrorListener = notify;

/** A page that is being left is gone within this time. */
const LEAVING_TIME_MS = 1_000;

/**
 * Reports what also fails when a page is being left: browsers then end its requests and those of its database. Such a
 * page is gone before this resolves.
 */
export async function reportUnlessLeaving(...report: Parameters<ErrorListener>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING_TIME_MS));
  reportHandled(...report);
}

/** Reports code that does not load although there is a network. */
export async function reportLostChunk(cause: unknown): Promise<void> {
  if (navigator.onLine) await reportUnlessLeaving('lost chunk', cause);
}
