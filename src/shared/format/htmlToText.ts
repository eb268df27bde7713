/** Entities used in medical texts; any other stays as written. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['deg', '°'],
  ['plusmn', '±'],
  ['times', '×'],
  ['micro', 'µ'],
  ['frac12', '½'],
  ['sup2', '²'],
  ['sup3', '³'],
  ['le', '≤'],
  ['ge', '≥'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['minus', '−'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['rarr', '→'],
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['delta', 'δ'],
  ['Delta', 'Δ'],
  ['mu', 'μ'],
]);

const UNSEEN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
/** A tag begins with a letter: 'pH < 7.2' is not one. */
const INLINE = /<\/?(?:b|i|u|s|em|strong|sub|sup|span|a|code)(?:\s[^>]*)?\/?>/gi;
const TAG = /<\/?[a-z][^>]*>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]\w{1,7}));/gi;

/**
 * Text of an HTML string, for one line in a table; never to be inserted as HTML. Works without DOM and
 * sanitizer, so that long lists of stems stay cheap; to show HTML use `RichText`.
 */
export function htmlToText(html: string): string {
  return html
    .replace(UNSEEN, ' ')
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(REFERENCE, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      return character(decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal)) ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

function character(point: number): string | undefined {
  const isText = point > 31 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isText ? String.fromCodePoint(point) : undefined;
}
