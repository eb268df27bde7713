import { reportError } from '@/shared/browser/reportError';

/** What the store keeps of a failed call: plain data. */
export interface RemoteFailure {
  /** HTTP status; 500 for a network failure, a timeout and an answer that cannot be read. */
  readonly status: number;
  /** The server's own words; absent when it gave none, then the screen uses the catalogue's wording. */
  readonly message?: string;
  /** The write may have happened or not: read again before it is offered a second time. */
  readonly unclear: boolean;
}

interface RemoteErrorInit {
  readonly status: number;
  readonly serverMessage?: string | undefined;
  readonly unclear?: boolean;
}

/** The one error that a call of the contract ends in. */
export class RemoteError extends Error {
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly unclear: boolean;

  constructor({ status, serverMessage, unclear = false }: RemoteErrorInit) {
    super(serverMessage ?? `Remote call failed with status ${status}`);
    this.name = 'RemoteError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.unclear = unclear;
  }
}

/**
 * Any thrown thing as the plain data that state and actions carry. What is no RemoteError is a fault of ours: it counts
 * as status 500 and is reported to the browser's console.
 */
export function toFailure(cause: unknown): RemoteFailure {
  if (!(cause instanceof RemoteError)) {
    reportError(cause);
    return { status: 500, unclear: false };
  }
  const { status, serverMessage, unclear } = cause;
  return serverMessage === undefined ? { status, unclear } : { status, message: serverMessage, unclear };
}
