/**
 * What is known of the network. Browsers say only whether the device has a connection, some late, and none says
 * whether the server can be reached through it: its answers do.
 */
const changes = new EventTarget();
const BACK = 'back';
const LOST = 'lost';

const isBrowserOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine;

/** The server has answered although the browser says that it is offline. */
let hasAnswered = false;
/** The last call had no answer. */
let isUnanswered = false;

/** The browser says so, or the server has answered since. */
export const isOnline = (): boolean => isBrowserOnline() || hasAnswered;

/** A call was answered, with whatever status. */
export function noteAnswer(): void {
  const wasAway = isUnanswered || !isOnline();
  isUnanswered = false;
  hasAnswered = !isBrowserOnline();
  if (wasAway) changes.dispatchEvent(new Event(BACK));
}

/** A call had no answer: none came, or not in time. */
export function noteNoAnswer(): void {
  isUnanswered = true;
  if (!hasAnswered) return;
  hasAnswered = false;
  changes.dispatchEvent(new Event(LOST));
}

/**
 * Calls the listener when the network comes back: by the browser's word, or by the first answer of the server after a
 * call had none. Outside a browser, where tests run sagas, never.
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
