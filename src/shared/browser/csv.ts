import { download } from './download';

/** Numbers stay numbers; a text is never evaluated as a formula; a missing value is an empty text. */
type CsvCell = string | number | undefined;

/** A header, and the value of its cell in a row. */
export type CsvColumn<Row> = readonly [header: string, value: (row: Row) => CsvCell];

/** Spreadsheets evaluate such a cell as a formula, even if quoted; some also if the sign is full-width. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
/**
 * The rest of a sentence or list that goes on with a word: '-ve', '- ACE inhibitors (ramipril)'. Not what calls a
 * function, another program or another sheet.
 */
const PROSE = String.raw`[+-][^\S\t\r\n]*\p{L}(?:[^;\t,\r\n(|!]|(?<=\s)\((?!")|!(?![\p{L}$]))*(?:$|[;\t,\r\n])`;
/**
 * The rest would be a cell, or a row, in a program that uses separators other than this file's. Spaces are read
 * backward from the sign: forward from each separator, long runs of line breaks would take the square of time.
 */
const INNER_FORMULA = new RegExp(String.raw`(?=[=+\-@＝＋－＠])(?<=[;\t,\r\n]\s*)(?!${PROSE})`, 'gu');
/** Spreadsheets read such an id as a number: zeros at its ends and digits beyond the 15th are lost. */
const CHANGED_NUMBER = /^(?:0\d+|\d{12,}|\d+e\d+|\d+\.\d*0|\d+(?:[.,]\d+){2,}|\d+,\d+)$/i;
/** Where the decimal sign is a comma, '3.4' is a day and '1.234' a thousand. */
const DOTTED = /^\d+\.\d+$/;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** They read '1-2' and the gene 'SEPT2' as days, '1:160' as hours. Columns of days begin with the year. */
const READ_AS_DAY = new RegExp(
  String.raw`^(?:\d{1,2}[-/]\d{1,2}(?:[-/]\d{1,4})?|\d{1,2}:\d+|${MONTH}[- ]?\d{1,4}|\d{1,2}[- ]?${MONTH})$`,
  'i',
);

/** What separates cells, and the decimal sign, where spreadsheets follow the notation of the browser's language. */
interface Notation {
  readonly separator: ',' | ';';
  readonly decimalSign: '.' | ',';
}

/** Decimal points, yet semicolons. */
const SEMICOLON_REGION = /-(?:CH|LI)\b/;

function localNotation(): Notation {
  const format = new Intl.NumberFormat();
  const sign = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  const hasSemicolon = sign !== '.' || SEMICOLON_REGION.test(format.resolvedOptions().locale);
  return { separator: hasSemicolon ? ';' : ',', decimalSign: sign === ',' ? ',' : '.' };
}

/**
 * Comma-separated values by RFC 4180, lines ended by CRLF; separated by semicolons where the decimal sign is no point,
 * as spreadsheets expect it there. A text that a spreadsheet would evaluate as a formula gets an apostrophe (OWASP, CSV
 * injection): programs that use another separator ignore the quotation marks.
 */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { separator, decimalSign }: Notation = localNotation(),
): string {
  const toCell = (value: CsvCell = ''): string => {
    if (typeof value === 'string')
      return quoted(inertText(value, decimalSign).replaceAll(INNER_FORMULA, "'"));
    return Number.isFinite(value) ? String(value).replace('.', decimalSign) : '';
  };
  const toLine = (cells: readonly CsvCell[]): string => `${cells.map(toCell).join(separator)}\r\n`;
  const header = columns.map(([name]) => name);
  return [header, ...rows.map((row) => columns.map(([, value]) => value(row)))].map(toLine).join('');
}

/** The text, with a leading apostrophe if a spreadsheet would evaluate or change it. */
const inertText = (text: string, decimalSign: Notation['decimalSign']): string =>
  FORMULA.test(text) ||
  CHANGED_NUMBER.test(text) ||
  READ_AS_DAY.test(text) ||
  (decimalSign === ',' && DOTTED.test(text))
    ? `'${text}`
    : text;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Tab-separated values with LF at line ends, each cell quoted and unchanged: not for spreadsheets. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join('\t')}\n`).join('');

/** Makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function downloadCsv(fileName: string, csv: string): void {
  download(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}
