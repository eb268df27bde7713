import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';

/** Parses RFC 4180, as a spreadsheet does. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const letter = csv[at] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && csv[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  return rows;
}

const csvOf = (...cells: readonly (string | number)[]): string => toCsv([['h', (cell) => cell]], cells);

const signs = fc.constantFrom(...Array.from('=+-@＝＋－＠;,\t\r\n "\''));
const texts = fc
  .array(fc.oneof(signs, fc.string({ maxLength: 3 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

describe('toCsv', () => {
  it('separates by commas and ends each line with CRLF', () => {
    expect(
      toCsv(
        [
          ['a', () => 1],
          ['b', ({ text }) => text],
        ],
        [{ text: 'x' }],
      ),
    ).toBe('"a","b"\r\n1,"x"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =cmd', '＝1', ' ＋1', '－1', '＠x'])(
    'takes the power from the formula %j',
    (text) => {
      expect(parse(csvOf(text))[1]).toEqual([`'${text}`]);
    },
  );

  it.each([
    ["Ann;=cmd|' /C calc'!A0", "Ann;'=cmd|' /C calc'!A0"],
    ['a, -1', "a, '-1"],
    ['a\t@b', "a\t'@b"],
    ['a\r\n=1', "a\r\n'=1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['a; ＝1;+2', "a; '＝1;'+2"],
  ])('takes the power from the formula behind another separator: %j', (text, inert) => {
    expect(csvOf(text)).toBe(`"h"\r\n"${inert}"\r\n`);
  });

  it('keeps a sign in the middle of a text as it is', () => {
    expect(parse(csvOf('1 = 1; a-b, c@d'))[1]).toEqual(['1 = 1; a-b, c@d']);
  });

  it('keeps numbers numbers, also negative ones', () => {
    expect(csvOf(-5, 12.5, Number.NaN)).toBe('"h"\r\n-5\r\n12.5\r\n\r\n');
  });

  it('begins no cell as a formula, and every text comes back, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 4, maxLength: 4 })), (rows) => {
        const columns = [0, 1, 2, 3].map((at): CsvColumn<readonly string[]> => ['h', (row) => row[at]]);
        const csv = toCsv(columns, rows);
        const [, ...read] = parse(csv);
        expect(read.flat().some((cell) => /(?:^|[;,\t\r\n])\s*[=+\-@＝＋－＠]/.test(cell))).toBe(false);
        expect(read.map((row) => row.map((cell) => cell.replaceAll("'", '')))).toEqual(
          rows.map((row) => row.map((cell) => cell.replaceAll("'", ''))),
        );
      }),
    );
  });
});
