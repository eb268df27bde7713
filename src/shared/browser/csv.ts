import { download } from './download';

/** Numbers stay numbers; a text is never evaluated as a formula. */
type CsvCell = string | number;

/** Spreadsheets evaluate such a cell as a formula, even if quoted. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/**
 * Comma-separated values by RFC 4180, lines ended by CRLF. A text that a spreadsheet would evaluate as a
 * formula gets a leading apostrophe (OWASP, CSV injection).
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a CSV text. */
export function downloadCsv(fileName: string, csv: string): void {
  download(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}
