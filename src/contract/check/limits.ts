/** What a check allows a backend, and the clock by which it waits. */
export interface Limits {
  /** Per try. */
  readonly timeoutMs: number;
  /** Of a response, as sent and after decompression. */
  readonly maxBytes: number;
  /** The longest `Retry-After` that is honored. */
  readonly maxWaitS: number;
  /** Calls that may start in any second. */
  readonly callsPerSecond: number;
}

export const LIMITS: Limits = {
  timeoutMs: 30_000,
  maxBytes: 20 * 1024 * 1024,
  maxWaitS: 30,
  callsPerSecond: 4,
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
