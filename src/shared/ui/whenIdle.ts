/** Milliseconds after which a busy browser does it all the same. */
const AT_LATEST = 5_000;

/** Does something once the browser has nothing better to do; answers how to call it off. Not every browser tells when. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(act, { timeout: AT_LATEST });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}
