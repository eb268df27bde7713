import { inflateSync } from 'node:zlib';

/** From a glyph's code in hexadecimal to its characters. */
type Glyphs = ReadonlyMap<string, string>;

const STREAM = '>> stream\n';

/** The inflated stream of an object; empty if it has none that may be text. */
function streamOf(object: string): string {
  const start = object.indexOf(STREAM) + STREAM.length;
  const length = /\/Filter \/FlateDecode\n\/Length (\d+)/.exec(object)?.[1];
  if (start < STREAM.length || length === undefined || object.includes('/Length1')) return '';
  return inflateSync(Buffer.from(object.slice(start, start + Number(length)), 'latin1')).toString('latin1');
}

const toHex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** From lines such as `<0003> <0020>` and, for a range, `<0045> <0046> <0062>`. */
function readGlyphs(map: string): Glyphs {
  const glyphs = new Map<string, string>();
  for (const [, first = '', last, to = ''] of map.matchAll(/^<(\w{4})>(?: <(\w{4})>)? <(\w+)>$/gm)) {
    const from = Number.parseInt(first, 16);
    const length = Number.parseInt(last ?? first, 16) - from;
    for (let step = 0; step <= length; step += 1) {
      const units = (to.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      const lastUnit = units.pop() ?? 0;
      glyphs.set(toHex(from + step), String.fromCharCode(...units, lastUnit + step));
    }
  }
  return glyphs;
}

/**
 * The text of a PDF printed by Chromium, with single spaces. It supports only what Chromium writes: plain objects,
 * deflated streams, fonts named by the number of their object (`/F4`), and glyphs with a map to Unicode.
 */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, number = '', object = ''] of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(number, object);
  }
  const fonts = new Map<string, Glyphs>();
  for (const [number, object] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(object)?.[1];
    if (map !== undefined) fonts.set(number, readGlyphs(streamOf(objects.get(map) ?? '')));
  }
  let glyphs: Glyphs | undefined;
  let text = '';
  for (const object of objects.values()) {
    for (const [mark, font, codes] of streamOf(object).matchAll(/\/F(\d+) \S+ Tf|<([\dA-F]+)> Tj|\bET\b/g)) {
      if (mark === 'ET') text += ' ';
      if (font !== undefined) glyphs = fonts.get(font);
      for (const code of codes?.match(/.{4}/g) ?? []) text += glyphs?.get(code) ?? '';
    }
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
