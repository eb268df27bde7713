import { download } from './download';

/** A number stays a number; a text is never taken for a formula. */
type CsvCell = string | number;

/** Spreadsheets take a cell that begins so for a formula, whatever quotes stand around it. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/**
 * Comma-separated values by RFC 4180, lines ended by CRLF. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front (OWASP, CSV injection).
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a CSV text to the browser's download. */
export function downloadCsv(fileName: string, csv: string): void {
  download(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}
