/** Whether a browser would let pages of another origin make a call and read its response. */
import type { DecodeProblem } from '@/shared/api/decodeContext';
import { Failure } from './failure';
import type { Clock, Limits } from './limits';
import { type Exchange, exchange, type HttpResponse } from './transport';

/** Methods and headers that a page may use without permission. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];
const ASKED_HEADERS = ['Authorization', 'Content-Type'] as const;

const problem = (header: string, expected: string, got: string | undefined): DecodeProblem => ({
  path: [header],
  expected,
  got: got ?? 'nothing',
});

/** Headers of a request for which a browser asks permission before it sends them, spelled as the browser does. */
const askedHeaders = ({ headers }: Exchange): string[] =>
  ASKED_HEADERS.filter((name) => headers[name] !== undefined).map((name) => name.toLowerCase());

const listed = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value.join(',') : (value ?? ''))
    .split(',')
    .map((name) => name.trim().toLowerCase());

/** The app sends no cookies, so `*` is enough and `Access-Control-Allow-Credentials` is not needed. */
function originProblems({ headers }: HttpResponse, origin: string): DecodeProblem[] {
  const allowed = headers['access-control-allow-origin'];
  return allowed === '*' || allowed === origin
    ? []
    : [problem('Access-Control-Allow-Origin', `${origin} or *`, allowed)];
}

/** What is wrong with the response itself; `readsLocation` if an id was taken from its `Location` header. */
export function responseProblems(
  response: HttpResponse,
  origin: string,
  readsLocation: boolean,
): DecodeProblem[] {
  const exposed = listed(response.headers['access-control-expose-headers']);
  const isHidden = readsLocation && !exposed.includes('location') && !exposed.includes('*');
  return [
    ...originProblems(response, origin),
    ...(isHidden
      ? [problem('Access-Control-Expose-Headers', 'Location', exposed.join(', ') || undefined)]
      : []),
  ];
}

/** What is wrong with the preflight of a request; empty if a browser sends none. */
export async function preflightProblems(
  sent: Exchange,
  origin: string,
  { limits, clock }: { readonly limits: Limits; readonly clock: Clock },
): Promise<DecodeProblem[]> {
  const asked = askedHeaders(sent);
  if (asked.length === 0 && SAFE_METHODS.includes(sent.method)) return [];
  const headers = {
    Accept: '*/*',
    Origin: origin,
    'Access-Control-Request-Method': sent.method,
    ...(asked.length > 0 && { 'Access-Control-Request-Headers': asked.join(',') }),
  };
  try {
    const response = await exchange({ method: 'OPTIONS', url: sent.url, headers }, limits, clock);
    if (response.status < 200 || response.status > 299) {
      return [problem('preflight', 'a status from 200 to 299', String(response.status))];
    }
    return [...originProblems(response, origin), ...allowanceProblems(response, sent.method, asked)].map(
      ({ path, ...rest }) => ({ path: ['preflight', ...path], ...rest }),
    );
  } catch (error) {
    if (error instanceof Failure) return [problem('preflight', 'an answer', error.message)];
    throw error;
  }
}

function allowanceProblems(
  { headers }: HttpResponse,
  method: string,
  asked: readonly string[],
): DecodeProblem[] {
  const methods = headers['access-control-allow-methods'];
  const names = headers['access-control-allow-headers'];
  const mayUse = [...SAFE_METHODS.map((name) => name.toLowerCase()), ...listed(methods)];
  // `*` never allows Authorization.
  const missing = asked.filter(
    (name) => !listed(names).includes(name) && (name === 'authorization' || !listed(names).includes('*')),
  );
  return [
    ...(mayUse.includes(method.toLowerCase()) || mayUse.includes('*')
      ? []
      : [problem('Access-Control-Allow-Methods', method, methods)]),
    ...(missing.length > 0 ? [problem('Access-Control-Allow-Headers', missing.join(', '), names)] : []),
  ];
}
