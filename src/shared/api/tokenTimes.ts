export interface Claims {
  readonly exp?: unknown;
  readonly iat?: unknown;
}

interface TokenTimes {
  /** Milliseconds by which the server's clock is ahead of the browser's; 0 if unknown. */
  readonly skew: number;
  /** Milliseconds since 1970 by the server's clock, including a minute of grace; 0 without a usable `exp`. */
  readonly expiresAt: number;
}

/**
 * The times in a token's claims. `receivedAt` (the browser's milliseconds) is when the token was first
 * received from the server. The boot script inlines this function as its own text, so it may use nothing but
 * its parameters.
 */
export function tokenTimes({ exp, iat }: Claims, receivedAt: number | undefined): TokenTimes {
  // A larger time is not in seconds; most likely milliseconds.
  const isSeconds = (value: unknown): value is number =>
    typeof value === 'number' && value > 0 && value < 1e11;
  const expiry = typeof exp === 'string' && /^\d+$/.test(exp) ? Number(exp) : exp;
  return {
    skew: receivedAt !== undefined && isSeconds(iat) ? iat * 1_000 - receivedAt : 0,
    expiresAt: isSeconds(expiry) ? expiry * 1_000 + 60_000 : 0,
  };
}
