import type { Declarations } from './tagStyle';

/** Fonts of Word whose letters are drawn as other signs: 'm' as 'μ', which must not be read as 'm' of 'mg'. */
export type SymbolFont = 'symbol' | 'wingdings';

/** The signs of the codes from 0x20 on. */
const SYMBOL =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
/** The signs of the codes from 0xA0 on. */
const SYMBOL_UPPER = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑';
/** The signs of this font that are in use: arrows, bullets, boxes, marks. */
const WINGDINGS: ReadonlyMap<number, string> = new Map([
  [0x4a, '☺'],
  [0x4c, '☹'],
  [0x6c, '●'],
  [0x6e, '■'],
  [0x6f, '□'],
  [0x71, '❑'],
  [0x76, '❖'],
  [0xa7, '▪'],
  [0xa8, '◻'],
  [0xd8, '➢'],
  [0xdf, '←'],
  [0xe0, '→'],
  [0xe1, '↑'],
  [0xe2, '↓'],
  [0xe7, '⬅'],
  [0xe8, '➔'],
  [0xe9, '⬆'],
  [0xea, '⬇'],
  [0xf3, '⬄'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfe, '☑'],
]);

function signOf(code: number, font: SymbolFont): string | undefined {
  if (font === 'wingdings') return WINGDINGS.get(code);
  return code < 0xa0 ? SYMBOL[code - 0x20] : SYMBOL_UPPER[code - 0xa0];
}

/** A longer text has such a font by mistake. */
const MAX_LENGTH = 24;

/** The signs that are seen of a text in such a font. */
export function symbolText(text: string, font: SymbolFont): string {
  if (text.length > MAX_LENGTH) return text;
  return text.replaceAll(/[ -~\u00A1-\u00FF\uF020-\uF0FF]/gu, (letter) => {
    const code = letter.charCodeAt(0);
    return signOf(code >= 0xf020 ? code - 0xf000 : code, font) ?? letter;
  });
}

/** Codes that Word writes for '-->' and the like; other codes are more likely those of the Symbol font. */
const LIKELY_WINGDINGS = /[\uF0A7\uF0DF\uF0E0\uF0E8\uF0FB\uF0FC\uF0FE]/u;

/** The signs of such fonts whose font was lost: codes that no other font has. */
export const withSymbolSigns = (text: string): string =>
  text.replaceAll(/[\uF020-\uF0FF]/gu, (sign) =>
    symbolText(sign, LIKELY_WINGDINGS.test(sign) ? 'wingdings' : 'symbol'),
  );

const FAMILY = /^["']?(symbol|wingdings)["']?$/i;

/** The font of an element by its style or its attribute `face`. */
export function symbolFontOf(style: Declarations, face: string | null | undefined): SymbolFont | undefined {
  const families = [style.get('mso-symbol-font-family'), style.get('font-family'), face];
  const [, name] =
    FAMILY.exec((families.find((each) => each != null) ?? '').split(',')[0]?.trim() ?? '') ?? [];
  if (name === undefined) return undefined;
  return name.toLowerCase() === 'symbol' ? 'symbol' : 'wingdings';
}
