import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import type { Endpoint } from '@/shared/api/endpoint';
import { reportHandled } from '@/shared/browser/reportError';
import { fillPath } from './fillPath';
import { RemoteError } from './remoteError';

/** Sends calls of the contract. */
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
  /** Called for a 401 on the current token, on any call but sign-in and user details. */
  readonly onUnauthorized: () => void;
  /** 0 to 1, the jitter of the back-off. */
  readonly random?: () => number;
  /** Waits milliseconds; rejects on abort. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds. */
const TIMEOUT = 30_000;
const READ_RETRIES = 2;
const RETRIED_STATUSES: readonly number[] = [502, 503, 504];
/** A gateway gave up: whether the server did the work is unknown. */
const UNCLEAR_STATUSES: readonly number[] = [502, 504];
const ENDS_NO_SESSION: readonly string[] = ['signin', 'getMe', 'getUser'];

type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' };

/** HTTP client of the API: Bearer rule, 30 s timeout, retried reads, 401 handler. */
export function createHttp(options: HttpOptions): Http {
  const { baseURL, getToken, onUnauthorized, random = Math.random, wait = waitFor } = options;
  const client = axios.create({
    baseURL,
    allowAbsoluteUrls: false,
    timeout: TIMEOUT,
    responseType: 'json',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    validateStatus: () => true,
  });

  async function send<Args, Data>(
    endpoint: Endpoint<Args, Data>,
    args: Args,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Data> {
    const { segments, query, body } = endpoint.request(args);
    const url = fillPath(endpoint.path, segments);
    const token = endpoint.bearer === 'never' ? undefined : getToken();
    const config = {
      method: endpoint.method,
      url,
      params: query,
      data: body,
      signal,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    };
    const isRead = endpoint.method === 'GET';
    for (let attempt = 0; ; attempt += 1) {
      signal.throwIfAborted();
      const outcome = await request(client, config);
      signal.throwIfAborted();
      if (isRead && attempt < READ_RETRIES && isPassing(outcome)) {
        await wait(300 * 3 ** attempt * (0.5 + random()), signal);
        continue;
      }
      if (outcome.kind !== 'answer')
        throw new RemoteError({ status: 500, unclear: !isRead, noResponse: true });
      if (outcome.status === 200 || outcome.status === 201) return decode(endpoint, outcome.body);
      if (outcome.status === 401) reportUnauthorized(endpoint.id, token);
      throw new RemoteError({
        status: outcome.status,
        serverMessage: messageOf(outcome.body),
        unclear: !isRead && UNCLEAR_STATUSES.includes(outcome.status),
      });
    }
  }

  /** A 401 for a former token says nothing about the current session. */
  function reportUnauthorized(id: string, sent: string | undefined): void {
    if (ENDS_NO_SESSION.includes(id) || sent === undefined || sent !== getToken()) return;
    onUnauthorized();
  }

  return { send };
}

async function request(
  client: AxiosInstance,
  config: Parameters<AxiosInstance['request']>[0],
): Promise<Outcome> {
  try {
    return toAnswer(await client.request<unknown>(config));
  } catch (cause) {
    if (!axios.isAxiosError<unknown>(cause)) return { kind: 'network' };
    // The body was not JSON; the decoder, or the status, decides what that means.
    if (cause.response !== undefined) return toAnswer(cause.response);
    return { kind: cause.code === 'ETIMEDOUT' ? 'timeout' : 'network' };
  }
}

function toAnswer({ status, data }: AxiosResponse<unknown>): Outcome {
  return { kind: 'answer', status, body: data };
}

function isPassing(outcome: Outcome): boolean {
  return (
    outcome.kind === 'network' || (outcome.kind === 'answer' && RETRIED_STATUSES.includes(outcome.status))
  );
}

function decode<Args, Data>(endpoint: Endpoint<Args, Data>, body: unknown): Data {
  try {
    return endpoint.decode(body);
  } catch (cause) {
    if (cause instanceof RemoteError) throw cause;
    reportHandled('unusable response', cause, endpoint.id);
    throw new RemoteError({ status: 500, unclear: endpoint.method !== 'GET', unusable: true });
  }
}

/** `message`, else `error`, of an error body. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const message = 'message' in body ? body.message : undefined;
  const error = 'error' in body ? body.error : undefined;
  return [message, error].find(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
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
