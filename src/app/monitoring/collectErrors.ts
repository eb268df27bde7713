import { type ErrorListener, listenToHandledErrors } from '@/shared/browser/reportError';
import { whenIdle } from '@/shared/browser/whenIdle';

/** Errors that are kept until the collector's code has come. */
const MOST_WAITING = 20;

/**
 * Sends errors to the collector at `dsn`: uncaught ones, rejections that nothing handles, and those that the app
 * reports as handled. The collector's code is loaded in idle time after the first paint; until then errors wait.
 */
export function collectErrors(dsn: string): void {
  const waiting: Parameters<ErrorListener>[] = [];
  let collect: ErrorListener = (...report) => {
    if (waiting.length < MOST_WAITING) waiting.push(report);
  };
  listenToHandledErrors((...report) => collect(...report));
  window.addEventListener('error', ({ error }: { readonly error?: unknown }) => {
    // Scripts of other origins and notices of the browser have no error.
    if (error !== undefined && error !== null) collect('uncaught error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }: { readonly reason: unknown }) => {
    collect('unhandled rejection', reason);
  });

  function load(): void {
    import('./errorCollector').then(
      ({ createErrorCollector }) => {
        collect = createErrorCollector(dsn);
        for (const report of waiting.splice(0)) collect(...report);
      },
      () => window.addEventListener('online', load, { once: true }),
    );
  }
  // A frame's timer runs after that frame is on the screen.
  requestAnimationFrame(() => setTimeout(() => whenIdle(load)));
}
