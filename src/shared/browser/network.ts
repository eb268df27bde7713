/**
 * What is known about the network. Browsers only report whether the device has a connection, some late, and
 * none reports whether the server can be reached through it: its responses do.
 */
const changes = new EventTarget();
const BACK = 'back';
const LOST = 'lost';

const isBrowserOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine;

/** The server has responded although the browser reports that it is offline. */
let hasAnswered = false;
/** The last call had no response. */
let isUnanswered = false;

/** The browser reports it, or the server has responded since. */
export const isOnline = (): boolean => isBrowserOnline() || hasAnswered;

/** A call got a response, with any status. */
export function noteAnswer(): void {
  const wasAway = isUnanswered || !isOnline();
  isUnanswered = false;
  hasAnswered = !isBrowserOnline();
  if (wasAway) changes.dispatchEvent(new Event(BACK));
}

/** A call got no response: none came, or not in time. */
export function noteNoAnswer(): void {
  isUnanswered = true;
  if (!hasAnswered) return;
  hasAnswered = false;
  changes.dispatchEvent(new Event(LOST));
}

/**
 * Calls the listener when the network comes back: reported by the browser, or shown by the first response of
 * the server after a call had none. Outside a browser, where tests run sagas, never.
 */
export function onNetworkBack(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', listener);
  changes.addEventListener(BACK, listener);
  return () => {
    window.removeEventListener('online', listener);
    changes.removeEventListener(BACK, listener);
  };
}

/** Calls the listener when `isOnline` may have changed. */
export function onNetworkChange(listener: () => void): () => void {
  const onOffline = (): void => {
    hasAnswered = false;
    listener();
  };
  const stop = onNetworkBack(listener);
  window.addEventListener('offline', onOffline);
  changes.addEventListener(LOST, listener);
  return () => {
    stop();
    window.removeEventListener('offline', onOffline);
    changes.removeEventListener(LOST, listener);
  };
}
