/** Milliseconds after which it runs even if the browser is busy. */
const AT_LATEST = 5_000;

/**
 * Runs `act` when the browser is idle, with a function that says whether there is time for more; returns a
 * cancel function. Not every browser has requestIdleCallback.
 */
export function whenIdle(act: (hasTime: () => boolean) => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback((idle) => act(() => idle.timeRemaining() > 0), {
      timeout: AT_LATEST,
    });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(() => act(() => false));
  return () => clearTimeout(timer);
}
