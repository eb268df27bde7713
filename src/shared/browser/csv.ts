import { download } from './download';

/** Numbers stay numbers; a text is never evaluated as a formula; a missing value is an empty text. */
type CsvCell = string | number | undefined;

/** A header, and the value of its cell in a row. */
export type CsvColumn<Row> = readonly [header: string, value: (row: Row) => CsvCell];

/** Spreadsheets evaluate such a cell as a formula, even if quoted; some also if the sign is full-width. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
/**
 * The rest would be a cell, or a row, in a program that uses separators other than commas. Spaces are read
 * backward from the sign: forward from each separator, long runs of line breaks would take the square of time.
 */
const INNER_FORMULA = /(?=[=+\-@＝＋－＠])(?<=[;\t,\r\n]\s*)/gu;

/**
 * Comma-separated values by RFC 4180, lines ended by CRLF. A text that a spreadsheet would evaluate as a
 * formula gets an apostrophe (OWASP, CSV injection): programs that separate by semicolons ignore the
 * quotation marks.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const header = columns.map(([name]) => name);
  return [header, ...rows.map((row) => columns.map(([, value]) => value(row)))].map(toLine).join('');
}

const toLine = (cells: readonly CsvCell[]): string => `${cells.map(toCell).join(',')}\r\n`;

function toCell(value: CsvCell = ''): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return quoted(inertText(value).replaceAll(INNER_FORMULA, "'"));
}

/** The text, with a leading apostrophe if a spreadsheet would evaluate it. */
const inertText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Tab-separated values with LF at line ends; each cell is quoted, and as safe as in `toCsv`. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(inertText(cell))).join('\t')}\n`).join('');

/** Makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function downloadCsv(fileName: string, csv: string): void {
  download(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}
