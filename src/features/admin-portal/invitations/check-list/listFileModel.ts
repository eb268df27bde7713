import { parseAddresses } from '@/shared/format/addressList';

/** A column of a file that has addresses. */
export interface ListColumn {
  readonly name: string;
  /** Its cells from the first address on, one per line. */
  readonly text: string;
  /** Number of different addresses. */
  readonly count: number;
}

/** Bytes that are looked at to find out whether a file without a mark is UTF-16. */
const SAMPLE_BYTES = 1_000;

/** About every second byte of a Latin text in UTF-16 is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < many / 4) return 'utf-16le';
  return even > many && odd < many / 4 ? 'utf-16be' : undefined;
}

const MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** Control characters that no text file has: a workbook, a PDF file or an image was chosen. */
// eslint-disable-next-line no-control-regex -- it looks for them
const BINARY = /[\0-\x08\x0E-\x1A\x7F]/;

/** The text of a file in the encoding that spreadsheets and editors write; undefined if it is not a text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const encoding = marked ?? utf16Of(bytes);
  const text = encoding === undefined ? decodeBytes(bytes) : new TextDecoder(encoding).decode(bytes);
  return BINARY.test(text) || text.startsWith('%PDF-') ? undefined : text;
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel writes as 'CSV' in Western languages.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The first line may name the separator, for Excel. */
const SEPARATOR_LINE = /^sep=([,;\t|])(?:\r\n|\r|\n)/i;

/** Lines that are looked at to find the separator. */
const SAMPLE_LINES = 30;

/** The columns that have addresses, the one with the most first; before them the whole text, if it may be a list. */
export function columnsOf(text: string): readonly ListColumn[] {
  const named = SEPARATOR_LINE.exec(text);
  const content = named === null ? text : text.slice(named[0].length);
  const rows = tableOf(content, named?.[1] === undefined ? SEPARATORS : [named[1]]);
  const whole: ListColumn = { name: 'Whole file', text: content, count: countOf(content) };
  if (rows === undefined) return [whole];
  const columns = columnsOfTable(rows);
  const hasHeader = rows[0]?.some((cell) => cell.includes('@')) === false;
  // A text without a header is as likely a list: names may have commas, and a line several addresses.
  return columns.length > 0 && hasHeader ? columns : [whole, ...columns];
}

const countOf = (text: string): number => parseAddresses(text).emails.length;

function columnsOfTable(rows: readonly (readonly string[])[]): readonly ListColumn[] {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const columns = Array.from({ length: width }, (_, index): ListColumn => {
    const cells = rows.map((row) => row[index]?.trim() ?? '');
    const first = cells.findIndex((cell) => cell.includes('@'));
    const head = cells.slice(0, Math.max(0, first)).findLast((cell) => cell !== '');
    const text = first === -1 ? '' : cells.slice(first).filter(Boolean).join('\n');
    return { name: head ?? `Column ${index + 1}`, text, count: countOf(text) };
  });
  return columns.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

/** The rows of the separator that most lines have equally often; undefined if none has. */
function tableOf(text: string, separators: readonly string[]): readonly (readonly string[])[] | undefined {
  const start = text.split(/\r\n|\r|\n/, SAMPLE_LINES).join('\n');
  const [best] = separators
    .map((separator) => ({ separator, agreeing: agreeingRows(readRows(start, separator)) }))
    .toSorted((a, b) => b.agreeing - a.agreeing);
  return best === undefined || best.agreeing < 2 ? undefined : readRows(text, best.separator);
}

/** How many rows have the most frequent width of more than one cell; 0 if those are less than half. */
function agreeingRows(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return 2 * most < rows.length ? 0 : most;
}

/**
 * Reads separated values by RFC 4180; a quotation mark that is never closed, or not closed at the end of its cell, is
 * an ordinary character of it. Empty lines are left out.
 */
export function readRows(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const cellEnd = new RegExp(`[${separator}\r\n]`, 'g');
  for (;;) {
    const quoted = text[at] === '"' ? quotedCell(text, at, separator) : undefined;
    let end = quoted?.end;
    if (end === undefined) {
      cellEnd.lastIndex = at;
      end = cellEnd.exec(text)?.index ?? text.length;
    }
    row.push(quoted?.cell ?? text.slice(at, end));
    at = end + 1;
    if (text[end] === separator) continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
    if (end >= text.length) return rows;
  }
}

/** The cell that begins with the quotation mark at `start`, and where it ends; undefined if it is not closed. */
function quotedCell(text: string, start: number, separator: string) {
  let close = text.indexOf('"', start + 1);
  while (text[close + 1] === '"' && close !== -1) close = text.indexOf('"', close + 2);
  const end = close + 1;
  const isClosed = close !== -1 && (end === text.length || `${separator}\r\n`.includes(text.charAt(end)));
  return isClosed ? { cell: text.slice(start + 1, close).replaceAll('""', '"'), end } : undefined;
}
