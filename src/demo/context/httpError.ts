/** A refused call; becomes an error response with the body `{ message }`. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Returns the value. Throws 404 if it is undefined. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new HttpError(404, `${what} not found.`);
  return value;
}

/** Throws 400 unless the condition holds. */
export function demand(condition: boolean, message: string): void {
  if (!condition) throw new HttpError(400, message);
}
