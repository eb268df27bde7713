import { environment } from '@/shared/browser/environment';
import { isOnline } from '@/shared/browser/network';
import { reportError } from '@/shared/browser/reportError';

/**
 * Why the backend was not reached: no response that the browser allows to be read (no server, no network,
 * another origin without CORS: browsers do not distinguish them), or a page of another site.
 */
type Unreachable = 'silent' | 'foreign';

/** A failed call in the state: plain data. */
export interface RemoteFailure {
  /** HTTP status; 500 for a network failure, a timeout and an unreadable body. */
  readonly status: number;
  /** The server's message; without one the screen uses its own text. */
  readonly message?: string;
  /** The write may or may not have happened: read again before offering it a second time. */
  readonly unclear: boolean;
  /** The server responded with a body that cannot be used. */
  readonly unusable?: true;
  readonly unreachable?: Unreachable;
}

/** States that the backend was not reached, and its address; undefined if the device itself is offline. */
export function unreachableText({ unreachable }: Pick<RemoteFailure, 'unreachable'>): string | undefined {
  if (unreachable === undefined || !isOnline()) return undefined;
  const host = environment.apiHost === '' ? location.host : environment.apiHost.replace(/^https?:\/\//, '');
  const reason = unreachable === 'foreign' ? ': another site answers there. The address may be wrong.' : '.';
  return `QLearn cannot reach its server at ${host}${reason}`;
}

/** The server's words or, without any, the screen's sentence; then the server that was not reached. */
export const failureText = (
  failure: Pick<RemoteFailure, 'unreachable'> & { readonly message?: string | undefined },
  sentence: string,
): string => [failure.message ?? sentence, unreachableText(failure) ?? []].flat().join(' ');

/** Shown if neither the server nor the screen has its own text. */
export const GENERIC_FAILURE = 'Something went wrong. Please try again.';

/** Shown if the server refuses a call without its own text. */
export const NOT_ALLOWED = 'You are not allowed to do this.';

interface RemoteErrorInit {
  readonly status: number;
  readonly serverMessage?: string | undefined;
  readonly unclear?: boolean;
  /** No response has arrived: no network, or the server cannot be reached. */
  readonly noResponse?: boolean;
  readonly unusable?: boolean;
  /** A page of another site came instead of the backend's response. */
  readonly isForeign?: boolean;
}

/** The only error that a contract call throws. */
export class RemoteError extends Error {
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly unclear: boolean;
  readonly noResponse: boolean;
  readonly unusable: boolean;
  readonly isForeign: boolean;

  constructor(init: RemoteErrorInit) {
    const {
      status,
      serverMessage,
      unclear = false,
      noResponse = false,
      unusable = false,
      isForeign = false,
    } = init;
    super(serverMessage ?? `Remote call failed with status ${status}`);
    this.name = 'RemoteError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.unclear = unclear;
    this.noResponse = noResponse;
    this.unusable = unusable;
    this.isForeign = isForeign;
  }
}

/** Some servers refuse an expired token with 403. */
export const UNAUTHORIZED: readonly number[] = [401, 403];

/** Whether the server refused the token. */
export const isTokenRefusal = (cause: unknown): boolean =>
  cause instanceof RemoteError && UNAUTHORIZED.includes(cause.status);

/**
 * Converts anything thrown into plain data for state and actions. Anything other than a RemoteError is a bug:
 * it counts as status 500 and is reported to the console.
 */
export function toFailure(cause: unknown): RemoteFailure {
  if (!(cause instanceof RemoteError)) {
    reportError(cause);
    return { status: 500, unclear: false };
  }
  const { status, serverMessage, unclear, unusable, noResponse, isForeign } = cause;
  return {
    status,
    ...(serverMessage !== undefined && { message: serverMessage }),
    unclear,
    ...(unusable && { unusable }),
    ...(noResponse && { unreachable: 'silent' }),
    ...(isForeign && { unreachable: 'foreign' }),
  };
}
