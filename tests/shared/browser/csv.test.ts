import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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

  it.each([
    'Rh +ve, -ve for HIV',
    'Rapid test +ve; -ve on repeat',
    'HIV: -ve, HBV: +ve (mild), -ve (repeat)!',
    'Causes\n- ACE inhibitors (ramipril)\n- ARBs\r\n  + K-sparing diuretics',
    'T cells, +CD4',
    'a,\n -ve',
  ])('keeps a sentence and a list as they are: %j', (text) => {
    expect(parse(csvOf(text))[1]).toEqual([text]);
  });

  it.each([
    "a; -ve+cmd|'/C calc'!A0",
    'a\n- HYPERLINK("http://x.example")',
    'a\n-HYPERLINK ("http://x.example")',
    'a,+SUM(A1:A9)',
    'a\t-x+Sheet1!A1',
    'a; -2+3',
    'a, =x',
    'a\n@x',
  ])('takes the power from what only begins like a sentence: %j', (text) => {
    expect(parse(csvOf(text))[1]).toEqual([text.replace(/(?<=[;\t,\n]\s*)(?=[=+\-@])/u, "'")]);
  });

  it.each([
    '007',
    '0123456789',
    '123456789012345678',
    '12e45',
    '1E5',
    '1.10',
    '2.0',
    '1-2',
    '10/12',
    'SEPT2',
    'MARCH1',
    'Dec-1',
    '3 May',
    '1-2-3',
    '1/2/03',
    '1:160',
    '1,234',
    '1.2.3',
  ])('keeps the id %s from being read as a number or a day', (id) => {
    expect(parse(csvOf(id))[1]).toEqual([`'${id}`]);
  });

  it.each([
    '0',
    '42',
    '1.5',
    '7f3a',
    '2026',
    '0x12',
    '2026-11-29',
    '1: 160',
    '1,',
    'Mark 2',
    'Q-1',
    'cardiovascular-09',
  ])('leaves the id %s as it is', (id) => {
    expect(parse(csvOf(id))[1]).toEqual([id]);
  });

  it('separates by semicolons when the decimal sign is a comma', () => {
    const columns: readonly CsvColumn<number>[] = [
      ['a', (value) => value],
      ['b', () => 'x;, y'],
    ];
    const notation = { separator: ';', decimalSign: ',' } as const;
    expect(toCsv(columns, [22.5, -0.25], notation)).toBe('"a";"b"\r\n22,5;"x;, y"\r\n-0,25;"x;, y"\r\n');
  });

  it.each(['3.4', '22.5', '1.234', '1,50'])(
    'keeps %s from being read as a day or a number when the decimal sign is a comma',
    (id) => {
      const notation = { separator: ';', decimalSign: ',' } as const;
      expect(toCsv([['h', (cell: string) => cell]], [id], notation)).toBe(`"h"\r\n"'${id}"\r\n`);
    },
  );

  it.each([
    ['de-DE', '"h";"i"\r\n1,5;2\r\n'],
    ['en-US', '"h","i"\r\n1.5,2\r\n'],
    ['de-CH', '"h";"i"\r\n1.5;2\r\n'],
    ['ar-EG', '"h";"i"\r\n1.5;2\r\n'],
  ])('follows the language of the browser: %s', (language, csv) => {
    const NumberFormat = Intl.NumberFormat;
    vi.spyOn(Intl, 'NumberFormat').mockImplementation(function () {
      return new NumberFormat(language);
    });
    const columns: readonly CsvColumn<number>[] = [
      ['h', (value) => value],
      ['i', () => 2],
    ];
    expect(toCsv(columns, [1.5])).toBe(csv);
    vi.restoreAllMocks();
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
        expect(read.flat().some((cell) => /(?:^|[;,\t\r\n])\s*[=@＝＋－＠]/.test(cell))).toBe(false);
        expect(read.flat().some((cell) => /^\s*[+-]|[;,\t\r\n]\s*[+-]\P{L}*[\d|(]/u.test(cell))).toBe(false);
        expect(read.map((row) => row.map((cell) => cell.replaceAll("'", '')))).toEqual(
          rows.map((row) => row.map((cell) => cell.replaceAll("'", ''))),
        );
      }),
    );
  });
});
