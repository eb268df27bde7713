/**
 * Tells the developer of a fault of ours (robustness 10): the browser treats it like an uncaught error, in its console
 * and in whatever listens for those. Nothing leaves the page.
 */
export function reportError(cause: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(cause);
}
