/**
 * Reports an exception of our own as the browser reports uncaught ones: in its console and to `error`
 * listeners. Nothing leaves the page.
 */
export function reportError(cause: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(cause);
}
