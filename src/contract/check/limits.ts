/** What a check allows a backend, and the clock it waits by. */
export interface Limits {
  /** Milliseconds a try. */
  readonly timeout: number;
  /** Bytes of an answer, as sent and unzipped. */
  readonly mostBytes: number;
  /** The longest `Retry-After` that is waited for, in seconds. */
  readonly longestWait: number;
  /** Calls that may start in any second. */
  readonly callsASecond: number;
}

export const LIMITS: Limits = {
  timeout: 30_000,
  mostBytes: 20 * 1024 * 1024,
  longestWait: 30,
  callsASecond: 4,
};

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A signal that is aborted after that time. */
  readonly deadline: (milliseconds: number) => AbortSignal;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
};
