/** How a framework words what the demo backend answers: `npm run backend -- --like spring`. */
export interface Profile {
  /** The body of a success; `undefined` is an empty one. */
  readonly body: (value: unknown, request: Request) => unknown;
  /** The body of an error with the demo backend's message. */
  readonly error: (status: number, message: string, path: string) => unknown;
  readonly headers?: (value: unknown) => Readonly<Record<string, string>>;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Replaces dates, and booleans with their names, everywhere in a body. */
export function respelled(
  value: unknown,
  date: (iso: string) => unknown,
  flag: (name: string, value: boolean) => readonly [name: string, value: unknown],
): unknown {
  const inner = (part: unknown): unknown => respelled(part, date, flag);
  if (typeof value === 'string') return DATE.test(value) ? date(value) : value;
  if (Array.isArray(value)) return value.map(inner);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      typeof part === 'boolean' ? flag(name, part) : [name, inner(part)],
    ),
  );
}

/** Answers as the profile's framework does; what is not JSON of the API stays. */
export async function answerLike(profile: Profile, response: Response, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const type = response.headers.get('Content-Type') ?? '';
  if (!pathname.startsWith('/qlearn/') || !type.includes('json')) return response;
  const value: unknown = await response.json();
  const { status } = response;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (status >= 400) {
    const message = isRecord(value) && typeof value.message === 'string' ? value.message : '';
    return new Response(JSON.stringify(profile.error(status, message, pathname)), { status, headers });
  }
  for (const [name, text] of Object.entries(profile.headers?.(value) ?? {})) headers.set(name, text);
  const body = profile.body(value, request);
  return new Response(body === undefined ? '' : JSON.stringify(body), { status, headers });
}
