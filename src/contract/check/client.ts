import axios from 'axios';
import type { Endpoint, WireRequest } from '@/shared/api/endpoint';
import type { PageQuery } from '@/shared/api/paging';
import { fillPath } from '@/shared/remote/fillPath';
import { Failure } from './failure';
import type { Clock, Limits } from './limits';
import { type Exchange, exchange, type HttpResponse } from './transport';

/** Waits until one more call may start: at most `most` in any second. */
export function createPace(most: number, { now, wait }: Clock): () => Promise<void> {
  const starts: number[] = [];
  return async () => {
    const earliest = starts.length < most ? undefined : starts.shift();
    const due = earliest === undefined ? 0 : earliest + 1000 - now();
    if (due > 0) await wait(due);
    starts.push(now());
  };
}

/** Seconds of a `Retry-After` header, a number or a date; `undefined` if it is missing or unreadable. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Browsers follow 20; five are enough for any intended redirect. */
const MAX_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Statuses after which a read is tried once more. */
const PASSING: readonly number[] = [429, 502, 503, 504];
/** Pause before a second try without `Retry-After`. */
const RETRY_PAUSE_MS = 500;

interface Call {
  readonly endpoint: Pick<Endpoint<never, unknown>, 'method' | 'path' | 'bearer' | 'isRead'>;
  readonly request: WireRequest;
  /** Unless it is the first page. */
  readonly ofPage?: PageQuery | undefined;
  readonly token?: string | undefined;
}

/** A response, with how it was reached. */
export interface Reached {
  readonly response: HttpResponse;
  readonly sent: Exchange;
  /** Of the last try, including connecting. */
  readonly ms: number;
  /** What a person should know about how it was reached: 'at the second try'. */
  readonly notes: readonly string[];
  /** The path that has answered in place of the one asked for. */
  readonly redirectedTo?: string | undefined;
}

export interface ClientOptions {
  /** `{host}/qlearn`. */
  readonly base: string;
  /** The origin of the app's pages; without it CORS is not checked. */
  readonly origin?: string | undefined;
  readonly limits: Limits;
  readonly clock: Clock;
}

export interface Client {
  /** What the app would send. Throws `RemoteError` for an id that cannot be in a path. */
  readonly exchangeOf: (call: Call) => Exchange;
  /** Sends a request when the pace allows it, and follows no redirect. Throws `Failure`. */
  readonly sendOnce: (sent: Exchange) => Promise<Reached>;
  /** Sends a request when the pace allows it, and follows redirects as browsers do. Throws `Failure`. */
  readonly follow: (sent: Exchange) => Promise<Reached>;
  /** Sends a call when the pace allows it, follows redirects, retries what may be retried. Throws `Failure`. */
  readonly send: (call: Call) => Promise<Reached>;
}

export function createClient({ base, origin, limits, clock }: ClientOptions): Client {
  const pace = createPace(limits.callsPerSecond, clock);

  function exchangeOf({ endpoint, request: { segments, query, body }, ofPage, token }: Call): Exchange {
    const params = ofPage === undefined ? query : { ...query, ...ofPage };
    const path = fillPath(endpoint.path, segments);
    const isBearer = endpoint.bearer !== 'never' && token !== undefined;
    return {
      method: endpoint.method,
      // The app's own HTTP library, so that an address is spelled as the app spells it.
      url: new URL(
        axios.getUri({ baseURL: base, url: path, allowAbsoluteUrls: false, ...(params && { params }) }),
      ),
      headers: {
        Accept: 'application/json, text/plain, */*',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(origin !== undefined && { Origin: origin }),
        ...(isBearer && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
  }

  async function sendOnce(sent: Exchange): Promise<Reached> {
    await pace();
    const start = clock.now();
    const response = await exchange(sent, limits, clock);
    return { response, sent, ms: Math.round(clock.now() - start), notes: [] };
  }

  async function follow(first: Exchange): Promise<Reached> {
    let sent = first;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const reached = await sendOnce(sent);
      const { response } = reached;
      const location = REDIRECTS.includes(response.status) ? response.headers.location : undefined;
      if (location === undefined) {
        return hop === 0
          ? reached
          : {
              ...reached,
              notes: [`redirected to ${sent.method} ${sent.url.pathname}`],
              ...(sent.url.pathname !== first.url.pathname && { redirectedTo: sent.url.pathname }),
            };
      }
      sent = redirected(sent, response.status, location);
    }
    throw new Failure(`redirected more than ${MAX_REDIRECTS} times`);
  }

  /** Milliseconds until a second try; `undefined` if there is none. */
  function pauseBefore({ isRead }: Call['endpoint'], { status, headers }: HttpResponse): number | undefined {
    // A write refused with 429 was not made; after any other failure it may have been.
    const mayRepeat = isRead ? PASSING.includes(status) : status === 429;
    if (!mayRepeat) return undefined;
    const seconds = retryAfter(headers['retry-after'], clock.now());
    if (seconds === undefined) return isRead ? RETRY_PAUSE_MS : undefined;
    return seconds <= limits.maxWaitS ? seconds * 1000 : undefined;
  }

  async function firstTry(call: Call): Promise<Reached | Failure> {
    try {
      return await follow(exchangeOf(call));
    } catch (error) {
      if (error instanceof Failure && call.endpoint.isRead) return error;
      throw error;
    }
  }

  async function send(call: Call): Promise<Reached> {
    const first = await firstTry(call);
    const pause = first instanceof Failure ? RETRY_PAUSE_MS : pauseBefore(call.endpoint, first.response);
    if (pause === undefined && !(first instanceof Failure)) return withLongWait(first);
    await clock.wait(pause ?? 0);
    const second = await follow(exchangeOf(call));
    const cause = first instanceof Failure ? first.message : `status ${first.response.status}`;
    return withLongWait({ ...second, notes: [`second try, after: ${cause}`, ...second.notes] });
  }

  function withLongWait(reached: Reached): Reached {
    const { status, headers } = reached.response;
    const seconds = PASSING.includes(status) ? retryAfter(headers['retry-after'], clock.now()) : undefined;
    return seconds === undefined
      ? reached
      : { ...reached, notes: [...reached.notes, `Retry-After: ${seconds} s`] };
  }

  return { exchangeOf, sendOnce, follow, send };
}

/** The next request of a redirect. Throws `Failure` for another origin. */
function redirected(sent: Exchange, status: number, location: string): Exchange {
  const url = URL.canParse(location, sent.url.href) ? new URL(location, sent.url.href) : undefined;
  if (url === undefined) throw new Failure('redirects to an address that is none');
  if (url.origin !== sent.url.origin) {
    throw new Failure(`redirects to ${url.origin}: not followed, because the token would go there`);
  }
  // As browsers do.
  const becomesGet = sent.method !== 'GET' && (status === 303 || (sent.method === 'POST' && status < 303));
  if (!becomesGet) return { ...sent, url };
  const headers = Object.fromEntries(
    Object.entries(sent.headers).filter(([name]) => name !== 'Content-Type'),
  );
  return { method: 'GET', url, headers };
}
