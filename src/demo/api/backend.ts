import { http, HttpResponse, type RequestHandler } from 'msw';
import type { DemoContext } from '@/demo/context/demoContext';
import { HttpError } from '@/demo/context/httpError';
import { between } from '@/demo/context/random';
import type { Fault } from './faults';
import type { DemoRoute } from './route';
import { ROUTES } from './routes';
import { serve } from './serve';

export interface DemoBackendOptions extends DemoContext {
  /** Milliseconds. */
  readonly delay: readonly [least: number, most: number];
  /** Read on every call. */
  readonly fault: () => Fault;
  /** Resolves after that many milliseconds; tests pass one that does not wait. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds; the upper bound exceeds the 8 s after which a load says 'Still trying'. */
const SLOW_DELAY = [4_000, 9_000] as const;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const parameterCount = (route: DemoRoute): number => route.address.path.split('/:').length - 1;

/** Fixed paths first: `/user/:id` would match `/user/me` too. */
const bySpecificity = (a: DemoRoute, b: DemoRoute): number => parameterCount(a) - parameterCount(b);

async function answer(
  route: DemoRoute,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  options: DemoBackendOptions,
): Promise<Response> {
  const fault = options.fault();
  const [least, most] = fault === 'slow' ? SLOW_DELAY : options.delay;
  // Not drawn from the backend's own source: timing must not change the data.
  await options.wait(between(Math.random, least, most));
  if (fault === 'offline') return HttpResponse.error();
  if (fault === 'errors') {
    return HttpResponse.json({ message: 'The demo backend is set to answer with errors.' }, { status: 500 });
  }
  try {
    const body = (await serve(route, request, params, options)) ?? {};
    return new HttpResponse(JSON.stringify(body), {
      status: route.status ?? 200,
      headers: { 'Content-Type': 'application/json' },
    });
  } catch (cause) {
    if (cause instanceof HttpError)
      return HttpResponse.json({ message: cause.message }, { status: cause.status });
    return HttpResponse.json({ message: `Demo backend: ${String(cause)}` }, { status: 500 });
  }
}

/** The demo backend as msw handlers, for `setupWorker` in the browser and `setupServer` in tests. */
export function createDemoBackend(options: DemoBackendOptions): {
  readonly handlers: readonly RequestHandler[];
} {
  const handlers = [...ROUTES]
    .sort(bySpecificity)
    .map((route) =>
      METHODS[route.address.method](`*/qlearn${route.address.path}`, ({ request, params }) =>
        answer(route, request, params, options),
      ),
    );
  return { handlers };
}
