import axios, {
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { isObject } from '@/shared/api/decode';
import type { DeviationRule } from '@/shared/api/decodeContext';
import type { Endpoint } from '@/shared/api/endpoint';
import { type PageQuery, readPages } from '@/shared/api/paging';
import { pageAt, SIGN_IN_NEEDED } from '@/shared/api/redirected';
import { type ApiResponse, type DecodeResult, parseResponse } from '@/shared/api/response';
import { backOff } from '@/shared/browser/backOff';
import { noteRequest } from '@/shared/browser/network';
import { reportHandled } from '@/shared/browser/reportError';
import { fillPath } from './fillPath';
import { NOT_ALLOWED, RemoteError, UNAUTHORIZED } from './remoteError';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The token of the call: read once, so that a retry or a further page is not sent with another user's. */
    readonly bearer?: string;
  }
}

export interface Http {
  /**
   * Sends one call and returns its decoded body. Throws RemoteError; once `signal` is aborted, the signal's
   * reason.
   */
  readonly send: <Args, Data>(
    endpoint: Endpoint<Args, Data>,
    args: Args,
    signal?: AbortSignal,
  ) => Promise<Data>;
}

/** Dependencies, injected so that the client does not import the store. */
export interface HttpOptions {
  /** `{host}/qlearn`: calls and the Bearer token go there and nowhere else. */
  readonly baseURL: string;
  readonly getToken: () => string | undefined;
  /**
   * Called for a 401 or 403 on the current token, and for a call that needs a token when there is none; never for
   * sign-in and user details.
   */
  readonly onUnauthorized: () => void;
  /** Called with the `Date` of a response, in ms since 1970, where the backend lets it be read. */
  readonly onServerTime?: (date: number) => void;
  /** Called for each response that deviates from the contract. */
  readonly onDeviation?: (call: string, rule: DeviationRule) => void;
  /** 0 to 1, the jitter of the back-off. */
  readonly random?: () => number;
  /** Waits milliseconds; rejects on abort. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds. */
const TIMEOUT_MS = 30_000;
const READ_RETRIES = 2;
const RETRIED_STATUSES: readonly number[] = [502, 503, 504];
/** A gateway gave up, or the server has only taken the work: it is unknown whether it is done. */
const UNCLEAR_STATUSES: readonly number[] = [202, 502, 504];

/** No response, or none that may be read: `foreign` came from another origin, through a redirect. */
interface Failure {
  readonly kind: 'network' | 'timeout' | 'foreign';
}

type HttpOutcome = ApiResponse | Failure;

const isFailure = (outcome: HttpOutcome): outcome is Failure => 'kind' in outcome;

/** HTTP client of the API: Bearer rule, 30 s timeout, retried reads, 401 handler. */
export function createHttp(options: HttpOptions): Http {
  const {
    baseURL,
    getToken,
    onUnauthorized,
    onServerTime,
    onDeviation,
    random = Math.random,
    wait = waitFor,
  } = options;
  const client = axios.create({
    baseURL,
    allowAbsoluteUrls: false,
    timeout: TIMEOUT_MS,
    responseType: 'arraybuffer',
    transitional: { clarifyTimeoutError: true },
    validateStatus: () => true,
    // A request is sent in the task that asks for it, before React renders what else has changed there: on a slow phone
    // 150 ms earlier. With the name of a cookie, axios would first wait for the browser to read it.
    xsrfCookieName: '',
  });
  // To the API's origin only: `allowAbsoluteUrls` keeps every address below `baseURL`.
  const authorize = (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    if (config.bearer !== undefined) config.headers.setAuthorization(`Bearer ${config.bearer}`);
    return config;
  };
  client.interceptors.request.use(authorize, null, { synchronous: true });
  client.interceptors.response.use((response) => {
    const date = Date.parse(String(response.headers.date));
    if (!Number.isNaN(date) && !isRedirectedAway(response)) onServerTime?.(date);
    return response;
  });

  async function send<Args, Data>(
    endpoint: Endpoint<Args, Data>,
    args: Args,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Data> {
    const { segments, query, body } = endpoint.request(args);
    const url = fillPath(endpoint.path, segments);
    const token = endpoint.bearer === 'never' ? undefined : getToken();
    if (endpoint.bearer === 'required' && token === undefined) {
      if (!endpoint.isOfSession) onUnauthorized();
      throw new RemoteError({ status: 401 });
    }
    const askWith =
      (bearer: string | undefined) =>
      (ofPage?: PageQuery): Promise<ApiResponse> =>
        sendWithRetries(endpoint, signal, {
          method: endpoint.method,
          url,
          params: ofPage === undefined ? query : { ...query, ...ofPage },
          data: body,
          signal,
          ...(bearer !== undefined && { bearer }),
        });
    let result = await readPages(endpoint, askWith(token));
    if (result.outcome === 'refused' && UNAUTHORIZED.includes(result.status)) {
      if (!endpoint.isOfSession) reportUnauthorized(token);
      // A shared link is open to visitors too.
      const isShared = endpoint.bearer === 'optional' && token !== undefined && query?.token !== undefined;
      if (isShared) result = await readPages(endpoint, askWith(undefined));
    }
    for (const { rule } of result.deviations) onDeviation?.(endpoint.id, rule);
    if (result.problems.length > 0) onDeviation?.(endpoint.id, 'part that cannot be read');
    return dataOf(endpoint, result, token !== undefined);
  }

  async function sendWithRetries(
    { method }: Pick<Endpoint<never, unknown>, 'method'>,
    signal: AbortSignal,
    config: AxiosRequestConfig,
  ): Promise<ApiResponse> {
    const isRead = method === 'GET';
    for (let retries = 0; ; retries += 1) {
      signal.throwIfAborted();
      const noteOutcome = noteRequest();
      const outcome = await request(client, config);
      signal.throwIfAborted();
      if (!isFailure(outcome)) noteOutcome(true);
      else if (outcome.kind !== 'foreign') noteOutcome(false);
      if (isRead && retries < READ_RETRIES && isPassing(outcome)) {
        await wait(backOff(retries + 1, { first: 400, factor: 3 }, random), signal);
      } else if (isFailure(outcome)) {
        const isForeign = outcome.kind === 'foreign';
        throw new RemoteError({ status: 500, unclear: !isRead, noResponse: !isForeign, isForeign });
      } else return outcome;
    }
  }

  /** A refusal of a former token does not concern the current session. */
  function reportUnauthorized(sent: string | undefined): void {
    if (sent === undefined || sent !== getToken()) return;
    onUnauthorized();
  }

  return { send };
}

async function request(client: AxiosInstance, config: AxiosRequestConfig): Promise<HttpOutcome> {
  try {
    const response = await client.request<ArrayBuffer>(config);
    if (isRedirectedAway(response)) return { kind: 'foreign' };
    const read = toApiResponse(response);
    const target = redirectTarget(response);
    const page = target === undefined ? undefined : pageAt(target, read);
    if (page === 'signIn') return SIGN_IN_NEEDED;
    return page === undefined ? read : { kind: 'foreign' };
  } catch (cause) {
    return { kind: axios.isAxiosError(cause) && cause.code === 'ETIMEDOUT' ? 'timeout' : 'network' };
  }
}

/** The address that has answered, in full; undefined if it is not known. */
function answeringAddress({ request }: AxiosResponse<unknown>): URL | undefined {
  const address: unknown = isObject(request) ? (request.responseURL ?? nodeAddress(request)) : undefined;
  return typeof address === 'string' && address !== '' ? new URL(address, pageAddress()) : undefined;
}

const pageAddress = (): string | undefined => (typeof location === 'undefined' ? undefined : location.href);

/** Whether the response is of a different origin than the request; its content is not the backend's. */
function isRedirectedAway(response: AxiosResponse<unknown>): boolean {
  const address = answeringAddress(response);
  const own = new URL(response.config.baseURL ?? '', pageAddress());
  return address !== undefined && address.origin !== own.origin;
}

/** The path that has answered in place of the one asked for. */
function redirectTarget(response: AxiosResponse<unknown>): string | undefined {
  const path = answeringAddress(response)?.pathname;
  const asked = new URL(axios.getUri(response.config), pageAddress()).pathname;
  return path === asked ? undefined : path;
}

/** Outside browsers the response is that of Node. */
const nodeAddress = ({ res }: Readonly<Record<string, unknown>>): unknown =>
  isObject(res) ? res.responseUrl : undefined;

function toApiResponse({ status, data, headers }: AxiosResponse<ArrayBuffer>): ApiResponse {
  const header = (name: string): string | undefined => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return parseResponse({
    status,
    contentType: header('content-type'),
    location: header('location'),
    body: new Uint8Array(data),
  });
}

const isPassing = (outcome: HttpOutcome): boolean =>
  isFailure(outcome) ? outcome.kind === 'network' : RETRIED_STATUSES.includes(outcome.status);

/** The data of a response. Throws RemoteError. */
function dataOf<Args, Data>(
  { id, method, isOfSession }: Endpoint<Args, Data>,
  result: DecodeResult<Data>,
  isSignedIn: boolean,
): Data {
  const isWrite = method !== 'GET';
  if (result.outcome === 'data') return result.data;
  if (result.outcome === 'unusable') {
    reportHandled('unusable response', result.error, id);
    const { path, got } = result.problem;
    const isForeign = path.length === 0 && got === 'HTML';
    throw new RemoteError({ status: 500, unclear: isWrite, unusable: true, isForeign });
  }
  const { status, message } = result;
  const isForbidden = isSignedIn && UNAUTHORIZED.includes(status) && !isOfSession;
  throw new RemoteError({
    status,
    serverMessage: message ?? (isForbidden ? NOT_ALLOWED : undefined),
    unclear: isWrite && UNCLEAR_STATUSES.includes(status),
    // The backend itself responds with JSON, and knows the call.
    isForeign: result.isHtml && [404, 405].includes(status),
  });
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
