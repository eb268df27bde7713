/** It then runs even if the browser is busy. */
const TIMEOUT_MS = 5_000;

/**
 * Runs the callback when the browser is idle; its argument returns whether there is time for more. Returns a
 * cancel function. Not every browser has requestIdleCallback.
 */
export function whenIdle(callback: (hasTime: () => boolean) => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback((idle) => callback(() => idle.timeRemaining() > 0), {
      timeout: TIMEOUT_MS,
    });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => callback(() => false));
  return () => clearTimeout(timer);
}
