/** A call that the demo backend turns down; it becomes an error answer with the body `{ message }`. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

/** Returns the value, or refuses with 404 when there is none. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new HttpError(404, `${what} not found.`);
  return value;
}

/** Refuses with 400 unless the condition holds. */
export function demand(condition: boolean, message: string): void {
  if (!condition) throw new HttpError(400, message);
}
