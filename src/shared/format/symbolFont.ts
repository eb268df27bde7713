import type { Declarations } from './tagStyle';

/** Fonts of Word whose letters are drawn as other signs: 'm' as 'μ', which must not be read as 'm' of 'mg'. */
export type SymbolFont = keyof typeof SIGNS;

type Signs = ReadonlyMap<string, string>;

const signsFrom = (first: number, signs: string): readonly (readonly [letter: string, sign: string])[] =>
  Array.from(signs, (sign, at) => [String.fromCharCode(first + at), sign] as const);

/** Each is a letter and the sign that is drawn for it. */
const pairs = (text: string): Signs =>
  new Map(
    text
      .trim()
      .split(/\s+/u)
      .map((pair) => [pair.charAt(0), pair.slice(1)]),
  );

/** Of most fonts the signs that are in use: arrows, bullets, boxes, marks, numbers in circles. */
const SIGNS = {
  symbol: new Map([
    ...signsFrom(
      0x20,
      ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
    ),
    ...signsFrom(0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑'),
  ]),
  wingdings: pairs(`
    C👍 D👎 E☜ F☞ G☝ H☟ J☺ L☹ l● n■ o□ q❑ r❒ u◆ v❖ x⌧ \u0081① ‚② ƒ③ „④ …⑤ †⑥ ‡⑦ ˆ⑧ ‰⑨ Š⑩ Œ❶ \u008D❷ Ž❸
    \u008F❹ \u0090❺ ‘❻ ’❼ “❽ ”❾ •❿ ž· Ÿ• ¡○ ¤◉ ¥◎ §▪ ¨◻ «★ Ø➢ ß← à→ á↑ â↓ ã↖ ä↗ å↙ æ↘ ç⬅ è➔ é⬆ ê⬇ ï⇦ ð⇨ ñ⇧
    ò⇩ ó⬄ ô⇳ û✗ ü✓ ý☒ þ☑`),
  wingdings2: pairs(`
    O✗ P✓ Q☒ R☑ S☒ T☒ j① k② l③ m④ n⑤ o⑥ p⑦ q⑧ r⑨ s⑩ u❶ v❷ w❸ x❹ y❺ z❻ {❼ |❽ }❾ ~❿ •• —● ˜● ¢■ £□`),
  wingdings3: pairs('!← "→ #↑ $↓ %↖ &↗ \'↙ (↘ f← g→ h↑ i↓ p▲ q▼ r△ s▽ t◀ u▶ v◁ w▷'),
  webdings: pairs('3◀ 4▶ 5▲ 6▼ Y♥ a✓ c□ g■ iℹ n● r✗'),
  mtextra: pairs('K… L⋯ M⋮ hℏ lℓ m∓'),
  zapfdingbats: pairs('3✓ 4✔ 5✕ 6✖ 7✗ 8✘ H★ l● n■ o❏ s▲ t▼ u◆ Ô➔ Õ→'),
};

/** The letters of the codes from 0x80 on, as Windows writes them. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** A letter by its code, also by one that only such fonts have. */
function letterOf(sign: string): string {
  const code = sign.charCodeAt(0) - 0xf000;
  if (code < 0) return sign;
  return WINDOWS[code - 0x80] ?? String.fromCharCode(code);
}

/** A longer text has such a font by mistake. */
const MAX_LENGTH = 24;
/** So does a word. */
const WORD = /\p{L}{3}/u;
const CODES = /[!-~\u0080-\u009F\u00A1-\u00FF\uF020-\uF0FF]/;
const UNKNOWN = '\uFFFD';

/** The signs that are seen of a text in such a font; a mark for a sign that is not known, never its letter. */
export function symbolText(text: string, font: SymbolFont): string {
  if (text.length > MAX_LENGTH) return text;
  const signs: Signs = SIGNS[font];
  const letters = Array.from(text, letterOf);
  if (font !== 'symbol' && WORD.test(text) && !letters.every((letter) => signs.has(letter))) return text;
  return letters
    .map((letter, at) => {
      // A blank that a list begins with; the same code of the font itself is a sign.
      if (text[at] === '\u00A0') return letter;
      return signs.get(letter) ?? (CODES.test(letter) ? UNKNOWN : letter);
    })
    .join('');
}

/** Codes that Word writes for '-->' and the like; other codes are more likely those of the Symbol font. */
const LIKELY_WINGDINGS = /[\uF0A7\uF0D8\uF0DF\uF0E0\uF0E8\uF0FB\uF0FC\uF0FE]/u;

/** The signs of such fonts whose font was lost: codes that no other font has. */
export const withSymbolSigns = (text: string): string =>
  text.replaceAll(/[\uF020-\uF0FF]/gu, (sign) =>
    symbolText(sign, LIKELY_WINGDINGS.test(sign) ? 'wingdings' : 'symbol'),
  );

const isSymbolFont = (name: string): name is SymbolFont => Object.hasOwn(SIGNS, name);

/** The family behind the size of a `font`. */
const SHORTHAND =
  /(?:^|\s)(?:[\d.]+(?:%|[a-z]+)|(?:xx?-)?(?:small|large)(?:er|r)?|medium)(?:\s*\/\s*\S+)?\s+(\D.*)$/;

/**
 * The font that an element sets for its content, by its style or its attribute `face`: undefined if it sets none,
 * 'other' if letters are drawn as such.
 */
export function fontOf(
  style: Declarations,
  face: string | null | undefined,
): SymbolFont | 'other' | undefined {
  const [, short] = SHORTHAND.exec(style.get('font') ?? '') ?? [];
  const families = [style.get('mso-symbol-font-family'), style.get('font-family'), short, face];
  const [family] = (families.find((each) => each != null) ?? 'inherit').split(',');
  const name = family?.replaceAll(/["'\s]/gu, '').toLowerCase() ?? '';
  if (name === 'inherit') return undefined;
  return isSymbolFont(name) ? name : 'other';
}
