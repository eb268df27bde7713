import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ErrorListener } from '@/shared/browser/reportError';
import { patternOf } from '@/shared/routing/paths';
import { scrubEvent } from './errorReport';

/** An error in a loop must not flood the collector. */
const MAX_REPORTS = 30;

/**
 * A client of Sentry's SDK without any of its integrations: those record clicks, texts, addresses, console
 * and requests. Only what `scrubEvent` returns is sent.
 */
export function createErrorCollector(dsn: string): ErrorListener {
  const client = new BrowserClient({
    dsn,
    release: __RELEASE__,
    environment: import.meta.env.MODE,
    // The SDK's own choice of `fetch` would open an iframe if an extension has replaced it.
    transport: (options) => makeFetchTransport(options, (...request) => fetch(...request)),
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    maxBreadcrumbs: 0,
    beforeBreadcrumb: () => null,
    beforeSend: scrubEvent,
  });
  client.init();

  let reports = 0;
  return (kind, cause, detail) => {
    reports += 1;
    if (reports > MAX_REPORTS) return;
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ kind, route: patternOf(location.pathname) ?? 'none', detail });
    const handled = kind !== 'uncaught error' && kind !== 'unhandled rejection';
    scope.captureException(cause, { mechanism: { type: kind, handled } });
  };
}
