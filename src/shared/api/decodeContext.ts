/**
 * What is known and noticed while a body is decoded: where in it the decoder is, which deviations it has read, and what
 * it could not use. A decoder gets it as its second argument and passes it on.
 */

/** A deviation of the backend that is read as if it were the plain response. */
export type DeviationRule =
  | 'field name in another spelling'
  | 'JSON in a text'
  | 'fields in attributes'
  | 'refusal with a status of success'
  | '204 for a body'
  | '404 for none yet'
  | 'list in an envelope'
  | 'list in a page'
  | 'list in several pages'
  | 'nothing for a list'
  | 'object for a list'
  | 'rows dropped'
  | 'object in an envelope'
  | 'other body of a write'
  | 'HTML body of a write'
  | 'id in an envelope'
  | 'id under another name'
  | 'id as a bare value'
  | 'id in the Location header'
  | 'date without a zone'
  | 'date as a list'
  | 'date in milliseconds'
  | 'date in seconds'
  | 'date with a zone in brackets'
  | 'date in the notation of HTTP'
  | 'date in the notation of .NET'
  | 'date in an object'
  | 'value of a closed list in another spelling'
  | 'unknown plan category'
  | 'answer in another spelling'
  | 'answer as a text'
  | 'answer as an index from 0'
  | 'answer as an index from 1'
  | 'answer as a flag of an option'
  | 'option text under another name'
  | 'percentage as a fraction'
  | 'percentage with a sign'
  | 'percentage against its counts'
  | 'boolean as a text or number'
  | 'boolean under another name'
  | 'token after the word Bearer'
  | 'image under another name'
  | 'image as a bare text'
  | 'image as raw bytes'
  | 'image name in an object'
  | 'error text in a list'
  | 'error text under another name'
  | 'error without a text for a person'
  | 'error text as problem details'
  | 'error text as plain text'
  | 'part that cannot be read';

/** Names of fields and indexes of rows, from the outside in. */
export type Path = readonly (string | number)[];

/** A value that cannot be used: where it is, and of which type. Never the value itself. */
export interface DecodeProblem {
  readonly path: Path;
  readonly expected: string;
  /** A type in words: 'a text', 'a list', 'null'. */
  readonly got: string;
}

export interface Deviation {
  readonly rule: DeviationRule;
  /** Where it was first read. */
  readonly path: Path;
  /** Counts, never a value: '2 of 40'. */
  readonly detail?: string;
}

/** Headers that a decoder may need. */
interface ResponseHeaders {
  readonly location?: string | undefined;
}

export interface DecodeNotes {
  readonly deviations: readonly Deviation[];
  /** Values that were left out or replaced by a default because they cannot be used. */
  readonly problems: readonly DecodeProblem[];
  /** Where a boolean was first read that no object of its kind has. */
  readonly absent: readonly Path[];
}

/** If a backend sends one wrong field in each of thousands of rows, reporting it once is enough. */
const MAX_PROBLEMS = 20;

/** How JSON of several values begins, and hardly any text for a person. */
export const JSON_START = /^\s*(?:\{\s*"|\[\s*[[{"])/;

function isBrokenJson(text: string): boolean {
  if (!JSON_START.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/** The type of a value of the wire, in words. */
export function typeOf(value: unknown): string {
  if (typeof value === 'string' && isBrokenJson(value)) return 'broken JSON';
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return value.trimStart().startsWith('<') ? 'HTML' : 'a text';
  if (Array.isArray(value)) return 'a list';
  if (ArrayBuffer.isView(value)) return 'bytes';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** `content[3].id`; the body itself is ''. */
export const pathText = (segments: Path): string =>
  segments.reduce<string>(
    (text, segment) =>
      typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`,
    '',
  );

/**
 * A body, row or value that cannot be used: where it is, if the decoder knows. A body's becomes the call's error with
 * the generic message.
 */
export class DecodeError extends Error implements DecodeProblem {
  override readonly name = 'DecodeError';
  readonly path: Path;
  readonly expected: string;
  readonly got: string;

  constructor(expected: string, value: unknown, context?: DecodeContext) {
    const got = typeOf(value);
    const path = context?.path ?? [];
    super(`${pathText(path) || 'body'}: expected ${expected}, got ${got}`);
    this.path = path;
    this.expected = expected;
    this.got = got;
  }
}

/** Collects the deviations of one body. Without it a decoder reads the same, but reports nothing. */
export class DecodeContext {
  readonly headers: ResponseHeaders;
  readonly #path: (string | number)[] = [];
  readonly #deviations = new Map<DeviationRule, Deviation>();
  readonly #problems: DecodeProblem[] = [];
  /** By declaration of a field: where it was first read, while no object has it. */
  readonly #sought = new Map<object, Path | undefined>();

  constructor(headers: ResponseHeaders = {}) {
    this.headers = headers;
  }

  get path(): Path {
    return [...this.#path];
  }

  /** Whether the decoder is at the body itself, not in a part of it. */
  get isAtBody(): boolean {
    return this.#path.length === 0;
  }

  /** Runs `read`; anything it notices after `at(name)` is in that part of the value. */
  withPath<T>(read: (at: (segment: string | number) => void) => T): T {
    const depth = this.#path.length;
    try {
      return read((segment) => {
        this.#path.length = depth;
        this.#path.push(segment);
      });
    } finally {
      this.#path.length = depth;
    }
  }

  /** Notes a deviation, once per body. */
  deviates(rule: DeviationRule, detail?: string): void {
    if (this.#deviations.has(rule)) return;
    this.#deviations.set(rule, { rule, path: this.path, ...(detail !== undefined && { detail }) });
  }

  /** Notes a value that was replaced by a default. */
  misreads({ path, expected, got }: DecodeProblem): void {
    if (this.#problems.length < MAX_PROBLEMS) this.#problems.push({ path, expected, got });
  }

  /** Notes whether an object has a declared field that decides something. */
  notePresence(declaration: object, isThere: boolean): void {
    if (isThere) this.#sought.set(declaration, undefined);
    else if (!this.#sought.has(declaration)) this.#sought.set(declaration, this.path);
  }

  /** Everything noticed so far. */
  get notes(): DecodeNotes {
    return {
      deviations: [...this.#deviations.values()],
      problems: [...this.#problems],
      absent: [...this.#sought.values()].filter((path) => path !== undefined),
    };
  }
}
