import type { DemoContext } from '@/demo/context/demoContext';
import { HttpError } from '@/demo/context/httpError';
import { userOfToken } from '@/demo/context/token';
import type { UserRecord } from '@/demo/database/records';
import type { DemoCall, DemoRoute } from './route';

const BEARER = /^Bearer (\S+)$/;

/** The user who sent the request. Throws 400 or 401 if the header breaks the call's Bearer rule. */
async function visitorOf(
  route: DemoRoute,
  request: Request,
  context: DemoContext,
): Promise<UserRecord | undefined> {
  const header = request.headers.get('Authorization');
  if (route.address.bearer === 'never') {
    if (header !== null) throw new HttpError(400, 'This call takes no Authorization header.');
    return undefined;
  }
  if (header === null) {
    if (route.address.bearer === 'optional') return undefined;
    throw new HttpError(401, 'Full authentication is required to access this resource.');
  }
  const userId = userOfToken(BEARER.exec(header)?.[1] ?? '', context.now());
  const user = userId === undefined ? undefined : await context.database.get('users', userId);
  if (user === undefined) throw new HttpError(401, 'The token has expired or is not valid.');
  return user;
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  if (request.method === 'GET') throw new HttpError(400, 'A GET call has no body.');
  if (!(request.headers.get('Content-Type') ?? '').includes('application/json')) {
    throw new HttpError(415, 'The body has to be JSON.');
  }
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

function checkQuery(route: DemoRoute, query: URLSearchParams): void {
  for (const name of query.keys()) {
    if (!(route.query ?? []).includes(name)) throw new HttpError(400, `Unknown query parameter ${name}.`);
  }
}

/** Path values, in the order in which the path names them. */
const segmentsOf = (path: string, params: Readonly<Record<string, unknown>>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => String(params[name]));

/**
 * Handles one request of a route. Throws an `HttpError` for anything that the contract does not allow.
 * `params` are the path's values by name.
 */
export async function serve(
  route: DemoRoute,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  context: DemoContext,
): Promise<unknown> {
  const query = new URL(request.url).searchParams;
  checkQuery(route, query);
  const body = await bodyOf(request);
  if (route.bodiless === true && body !== undefined) throw new HttpError(400, 'This call has no body.');
  const segments = segmentsOf(route.address.path, params);

  return context.database.exclusive(async () => {
    const visitor = await visitorOf(route, request, context);
    if (route.roles !== undefined && visitor !== undefined && !route.roles.includes(visitor.primaryRole)) {
      throw new HttpError(403, 'Your role may not do this.');
    }
    const call: DemoCall = {
      segment: (position) => segments[position] ?? '',
      query: (name) => {
        const value = query.get(name);
        if (value === null || value === '') throw new HttpError(400, `Query parameter ${name} is missing.`);
        return value;
      },
      optionalQuery: (name) => query.get(name) ?? undefined,
      body,
      visitor,
      get member() {
        if (visitor === undefined) throw new HttpError(401, 'Full authentication is required.');
        return visitor;
      },
    };
    return route.answer(call, context);
  });
}
