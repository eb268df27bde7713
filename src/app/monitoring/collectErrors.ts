import { type ErrorListener, listenToHandledErrors } from '@/shared/browser/reportError';
import { whenIdle } from '@/shared/browser/whenIdle';

/** Errors queued until the collector's code has loaded. */
const MAX_QUEUED = 20;

/**
 * Sends errors to the collector at `dsn`: uncaught ones, unhandled rejections, and those that the app reports
 * as handled. The collector's code is loaded in idle time after the first paint; until then errors are
 * queued.
 */
export function collectErrors(dsn: string): void {
  const waiting: Parameters<ErrorListener>[] = [];
  let collect: ErrorListener = (...report) => {
    if (waiting.length < MAX_QUEUED) waiting.push(report);
  };
  listenToHandledErrors((...report) => collect(...report));
  window.addEventListener('error', ({ error }: { readonly error?: unknown }) => {
    // Scripts of other origins and browser notices have no error object.
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
