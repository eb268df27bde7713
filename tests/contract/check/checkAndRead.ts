import type { CheckOptions } from '@/contract/check/checkBackend';
import type { DeviationRule } from '@/shared/api/decodeContext';
import type { Endpoint } from '@/shared/api/endpoint';
import { createHttp } from '@/shared/remote/http';
import { type Change, check, lineOf, serveDemo } from './servers';

type AnyEndpoint = Endpoint<unknown, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'decode' in value && 'path' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../../src/shared/api/*.ts', { eager: true });
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

const matches = ({ method, path }: AnyEndpoint, request: Request): boolean =>
  request.method === method &&
  new RegExp(`/qlearn${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(new URL(request.url).pathname);

/** '/quiz/categories' is no '/quiz/:quizId'. */
const isCall = (endpoint: AnyEndpoint, request: Request): boolean =>
  matches(endpoint, request) &&
  endpoints.every(
    (other) => other.path.split(':').length >= endpoint.path.split(':').length || !matches(other, request),
  );

/** What the check says of a call, and what the app notes of the same response when it sends the same request. */
export async function checkAndRead(call: string, change: Change, options: Partial<CheckOptions> = {}) {
  const endpoint = endpoints.find(({ id }) => id === call);
  if (endpoint === undefined) throw new Error(`no call ${call}`);
  const asked: Request[] = [];
  const { url } = await serveDemo({
    change: (response, request) => {
      if (isCall(endpoint, request)) asked.push(request.clone());
      return change(response, request);
    },
  });
  const line = lineOf(await check(url, options), call);
  const [request] = asked;
  if (request === undefined) throw new Error(`${call} was not asked`);
  const { pathname, searchParams } = new URL(request.url);
  const sent = await request.text();
  const noted: DeviationRule[] = [];
  const http = createHttp({
    baseURL: `${url}/qlearn`,
    getToken: () => request.headers.get('Authorization')?.replace('Bearer ', ''),
    onUnauthorized: () => undefined,
    onDeviation: (_, rule) => noted.push(rule),
    wait: () => Promise.resolve(),
  });
  const sameCall: AnyEndpoint = {
    ...endpoint,
    path: pathname.replace('/qlearn', ''),
    request: () => ({
      query: Object.fromEntries(searchParams),
      ...(sent !== '' && { body: JSON.parse(sent) as unknown }),
    }),
  };
  const isRead = await http.send(sameCall, undefined).then(
    () => true,
    () => false,
  );
  return { line, noted, isRead };
}
