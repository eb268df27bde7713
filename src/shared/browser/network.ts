/**
 * What is known about the network. Browsers only report whether the device has a connection, some late, and
 * none reports whether the server can be reached through it: its responses do.
 */
const changes = new EventTarget();
const BACK = 'back';
const LOST = 'lost';

const isBrowserOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine;

/** Whether the last call had a response, which counts as long as the browser reports that it is offline. */
let lastCall: 'answered offline' | 'unanswered' | undefined;
/** How often the browser has reported that it lost its connection. */
let losses = 0;

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    losses += 1;
    if (lastCall === 'answered offline') lastCall = undefined;
  });
}

/** The browser reports it, or the server has responded since. */
export const isOnline = (): boolean => isBrowserOnline() || lastCall === 'answered offline';

/**
 * Called when a request is sent. The returned function is called with whether it got a response, with any status, or
 * none, or none in time.
 */
export function noteRequest(): (isAnswered: boolean) => void {
  const lossesBefore = losses;
  return (isAnswered) => {
    if (!isAnswered) noteNoAnswer();
    // One that was on its way when the connection was lost does not show that the server can be reached.
    else if (losses === lossesBefore) noteAnswer();
  };
}

function noteAnswer(): void {
  const wasAway = lastCall === 'unanswered' || !isOnline();
  lastCall = isBrowserOnline() ? undefined : 'answered offline';
  if (wasAway) changes.dispatchEvent(new Event(BACK));
}

function noteNoAnswer(): void {
  const hadAnswered = lastCall === 'answered offline';
  lastCall = 'unanswered';
  if (hadAnswered) changes.dispatchEvent(new Event(LOST));
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
  const stop = onNetworkBack(listener);
  window.addEventListener('offline', listener);
  changes.addEventListener(LOST, listener);
  return () => {
    stop();
    window.removeEventListener('offline', listener);
    changes.removeEventListener(LOST, listener);
  };
}
