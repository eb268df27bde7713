/**
 * Decoders of lists: bare, in an envelope or in a page; a row that cannot be used is dropped, never the whole
 * list.
 */
import { ENVELOPES, isAbsent, isObject, optionalString } from './decode';
import { DecodeContext, DecodeError } from './decodeContext';
import { type Decoder, described, schemaOf } from './schema';

/** Where envelopes and page objects have their rows. */
const NAMES_AROUND = [
  ...ENVELOPES,
  ...['content', 'items', 'results', 'rows', 'records', '_embedded'],
  ...['list', 'docs', 'value', 'elements', 'entries', 'nodes', '$values'],
];

/** What HAL has beside the rows; without rows, it has nothing else. */
const HAL_NAMES: readonly string[] = ['_links', 'page'];

interface Rows {
  readonly rows: readonly unknown[];
  /** Names around the list: `data.content`. */
  readonly names: readonly string[];
}

/** Rows of a list; a missing list reads as empty. Throws `DecodeError` for anything else. */
export function rowsOf(value: unknown, context?: DecodeContext, names: readonly string[] = []): Rows {
  if (Array.isArray(value)) return { rows: value, names };
  if (isNothing(value)) return { rows: [], names };
  const around = isObject(value) && names.length < 3 ? value : {};
  const byIndex = rowsByIndex(around);
  if (byIndex !== undefined) {
    context?.deviates('object for a list');
    return { rows: byIndex, names };
  }
  // HAL names the rows by their type, which is the only list there.
  const candidates = names.at(-1) === '_embedded' ? Object.keys(around).slice(0, 1) : NAMES_AROUND;
  const name = candidates.find((candidate) => Object.hasOwn(around, candidate)) ?? onlyListIn(around);
  if (name !== undefined && (names.length < 2 || names.includes('_embedded'))) {
    context?.deviates(ENVELOPES.includes(name) ? 'list in an envelope' : 'list in a page');
    return rowsOf(around[name], context, [...names, name]);
  }
  if (!isRow(around)) throw new DecodeError('a list', value, context);
  context?.deviates('object for a list');
  return { rows: [around], names };
}

/** A list of PHP with a gap is an object by index. */
function rowsByIndex(around: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  const names = Object.keys(around);
  return names.length > 0 && names.every((name) => /^\d{1,6}$/.test(name))
    ? Object.values(around)
    : undefined;
}

/** The name of the rows if they are the only list of a page object. */
function onlyListIn(around: Readonly<Record<string, unknown>>): string | undefined {
  if (isRow(around)) return undefined;
  const lists = Object.keys(around).filter((name) => {
    const part = around[name];
    return Array.isArray(part) && part.length > 0;
  });
  return lists.length === 1 ? lists[0] : undefined;
}

/** A body converted from XML has a single row without a list around it. */
const isRow = (around: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(around).some((name) => /^id$|Id$/.test(name));

/** Nothing sent, or HAL of an empty list. */
const isNothing = (value: unknown): boolean =>
  isAbsent(value) || (isObject(value) && Object.keys(value).every((name) => HAL_NAMES.includes(name)));

/** Decodes the rows that can be used. Throws `DecodeError` if there is no list. */
export function array<T>(
  value: unknown,
  decodeRow: (row: unknown, context: DecodeContext, index: number) => T,
  context = new DecodeContext(),
): T[] {
  const { rows, names } = rowsOf(value, context);
  if (context.isAtBody && isNothing(value)) context.deviates('nothing for a list');
  const read: T[] = [];
  let firstError: DecodeError | undefined;
  context.withPath((at) => {
    if (names.length > 0) at(names.join('.'));
    context.withPath((atRow) => {
      for (const [index, row] of rows.entries()) {
        atRow(index);
        try {
          read.push(decodeRow(row, context, index));
        } catch (error) {
          if (!(error instanceof DecodeError)) throw error;
          firstError ??= error;
        }
      }
    });
  });
  if (firstError === undefined) return read;
  if (read.length === 0) context.misreads(firstError);
  else context.deviates('rows dropped', `${rows.length - read.length} of ${rows.length}`);
  return read;
}

/** A decoder of `array`. */
export const list = <T>(
  decodeRow: (row: unknown, context: DecodeContext, index: number) => T,
): Decoder<T[]> =>
  described({ type: 'array', items: schemaOf(decodeRow) }, (value: unknown, context?: DecodeContext) =>
    array(value, decodeRow, context),
  );

const TEXTS = { type: 'array', items: { type: 'string' } } as const;

/** Non-blank strings; anything else is dropped, a single string reads as a list of one. */
export const stringList = described(TEXTS, (value: unknown, context?: DecodeContext): string[] => {
  const texts: string[] = [];
  for (const row of rowsOrOne(value)) addText(texts, row, context);
  return texts;
});

/** Lists of names by their first one: thousands of rows have few different lists, each of which is stored once. */
const nameLists = new Map<unknown, readonly string[]>();

/** Distinct names; an entry may also be `{ name }` or `{ id, name }`. Equal lists may be the same object. */
export const nameList = described(TEXTS, (value: unknown, context?: DecodeContext): readonly string[] => {
  const rows = rowsOrOne(value);
  const known = nameLists.get(rows[0]);
  if (known?.length === rows.length && known.every((name, index) => name === rows[index])) return known;
  const names: string[] = [];
  for (const row of rows)
    addText(names, isObject(row) && Object.hasOwn(row, 'name') ? row.name : row, context);
  const read = [...new Set(names)];
  nameLists.set(read[0], read);
  return read;
});

function rowsOrOne(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isObject(value) && Object.keys(value).length === 0) return [];
  return (isObject(value) ? rowsByIndex(value) : undefined) ?? [value];
}

function addText(texts: string[], value: unknown, context: DecodeContext | undefined): void {
  const read = optionalString(value, context);
  if (read !== undefined && read.trim() !== '') texts.push(read);
}
