/** Milliseconds after which a busy browser does it all the same. */
const AT_LATEST = 5_000;

/**
 * Does something once the browser has nothing better to do, and tells it whether there is still time for more; answers
 * how to call it off. Not every browser tells when it is idle.
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
