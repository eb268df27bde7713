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

/** False with the data saver on, and on a 2G line. Only Chromium has `navigator.connection`. */
export function canPrefetch(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return !saveData && !effectiveType.endsWith('2g');
}

/** Runs `prefetch` when the browser is idle, unless the visitor saves data or has a very slow line. */
export function prefetchWhenIdle(prefetch: () => void): void {
  if (canPrefetch()) whenIdle(prefetch);
}
