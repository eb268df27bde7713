import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  decodeText,
  readRows,
} from '@/features/admin-portal/invitations/check-list/listFileModel';
import { parseAddresses } from '@/shared/format/addressList';
import { processorTime } from '../../../processorTime';

const TEXT = 'E-mail;Name\r\nzoë@x.org;Zoë\r\n';

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text, (sign) => sign.charCodeAt(0)).flatMap((code) =>
      isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff],
    ),
  );
const withMark = (mark: readonly number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes]);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a mark', withMark([0xef, 0xbb, 0xbf], utf8(TEXT))],
    ['UTF-16 little-endian with a mark', withMark([0xff, 0xfe], utf16(TEXT, true))],
    ['UTF-16 big-endian with a mark', withMark([0xfe, 0xff], utf16(TEXT, false))],
    ['UTF-16 little-endian without a mark', utf16(TEXT, true)],
    ['UTF-16 big-endian without a mark', utf16(TEXT, false)],
    ['Windows-1252', Uint8Array.from(TEXT, (sign) => sign.charCodeAt(0))],
  ])('decodes %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0])],
    ['a PDF file', utf8('%PDF-1.7\n1 0 obj\na@x.org')],
    ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
  ])('refuses %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeUndefined();
  });

  it('decodes any bytes or refuses them, without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(['string', 'undefined']).toContain(typeof decodeText(bytes));
      }),
    );
  });
});

describe('the columns of a file', () => {
  const namesOf = (text: string) => columnsOf(text).map(({ name, count }) => `${name} ${count}`);

  it('puts the column with the most addresses first', () => {
    const text = 'Name,Supervisor,Email\nAnn,boss@x.org,ann@x.org\nBo,boss@x.org,bo@x.org\nKim,,kim@x.org\n';
    expect(namesOf(text)).toEqual(['Email 3', 'Supervisor 1']);
    expect(columnsOf(text)[0]?.text).toBe('ann@x.org\nbo@x.org\nkim@x.org');
  });

  it.each([
    ['semicolons', 'Name;Email\nAnn;a@x.org\nBo;b@x.org'],
    ['tabs', 'Name\tEmail\nAnn\ta@x.org\nBo\tb@x.org'],
    ['pipes', 'Name|Email\r\nAnn|a@x.org\r\nBo|b@x.org\r\n'],
    ['a named separator', 'sep=;\r\nName;Email\r\nAnn, Lee;a@x.org\r\nBo, Li;b@x.org'],
    ['commas in quoted cells', 'Name,Email\n"Lee, Ann","a@x.org"\n"Li, Bo","b@x.org"'],
    ['old line ends of Mac OS', 'Name,Email\rAnn,a@x.org\rBo,b@x.org'],
    ['a title above the head', 'Second year 2026,\n,\nName,Email\nAnn,a@x.org\nBo,b@x.org'],
    ['lines in a cell', 'Name,Email\n"Ann\nLee",a@x.org\nBo,b@x.org'],
    ['cells that are missing at the end', 'Name,Email,Group\nAnn,a@x.org\nBo,b@x.org\nKim'],
  ])('finds the column in a sheet with %s', (_, text) => {
    expect(columnsOf(text)[0]).toEqual({ name: 'Email', text: 'a@x.org\nb@x.org', count: 2 });
  });

  it('offers the columns behind the whole file when there is no header', () => {
    expect(namesOf('Ann,a@x.org\nBo,b@x.org')).toEqual(['Whole file 2', 'Column 2 2']);
  });

  it.each([
    ['one address a line', 'a@x.org\nb@x.org'],
    ['one line', 'Ann <a@x.org>, Bo <b@x.org>, c@x.org'],
    ['several addresses a line without a header', 'a@x.org, b@x.org\nc@x.org, d@x.org'],
    ['names with commas', '"Lee, Ann" <a@x.org>\nLi, Bo <b@x.org>'],
  ])('takes the whole file when it is a list: %s', (_, text) => {
    expect(columnsOf(text)[0]?.text).toBe(text);
  });

  it('finds no column when there is no address', () => {
    expect(columnsOf('Name,Group\nAnn,1\nBo,2').every(({ count }) => count === 0)).toBe(true);
  });

  it.each([
    ['that is never closed', 'Name,Email\n"Ann,a@x.org\nBo,b@x.org'],
    ['inside a cell', 'Name,Email\nAnn "A" Lee,a@x.org\nBo,b@x.org'],
    ['closed within a cell', 'Name,Email\n"Ann" Lee,a@x.org\nBo,b@x.org'],
  ])('loses no address to a quotation mark %s', (_, text) => {
    expect(columnsOf(text)[0]?.text).toBe('a@x.org\nb@x.org');
  });

  it('reads what was written, whatever the cells contain', () => {
    const separator = fc.constantFrom(',', ';', '\t', '|');
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', '|', ' '),
      maxLength: 6,
    });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(separator, rows, (sign, written) => {
        const kept = written.filter((row) => row.some((text) => text.trim() !== ''));
        const text = kept
          .map((row) => row.map((content) => `"${content.replaceAll('"', '""')}"`).join(sign))
          .join('\r\n');
        expect(readRows(text, sign)).toEqual(kept);
      }),
    );
  });

  it('loses no address of any text that is a list', () => {
    const piece = fc.constantFrom('a@x.org', 'b@x.org', '"', '""', ',', ';', '\t', '\n', 'Ann', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const rows = readRows(text, ',').flat().join('');
        expect(rows.match(/@/g)?.length ?? 0).toBe(text.match(/@/g)?.length ?? 0);
        expect(parseAddresses(text).emails.length).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['quotation marks at the beginning of cells', '",'],
    ['doubled quotation marks', '"",""'],
    ['lines of separators', ',,,\n'],
    ['cells that end in text', '"a"b,'],
  ])('reads 100,000 times the same in proportionate time: %s', (_, piece) => {
    expect(processorTime(() => readRows(piece.repeat(100_000), ','))).toBeLessThan(15_000);
  });
});
