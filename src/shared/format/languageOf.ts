/**
 * Scripts that belong to one language; for others only the script is known. Japanese has Chinese letters, too: at
 * least those beside its own ones.
 */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]|(?<=[ぁ-ヿ])\p{Script=Han}|\p{Script=Han}(?=[ぁ-ヿ])/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['und-Arab', /\p{Script=Arabic}/gu],
  ['und-Cyrl', /\p{Script=Cyrillic}/gu],
  ['und-Deva', /\p{Script=Devanagari}/gu],
  ['und-Hani', /\p{Script=Han}/gu],
];
/** The beginning of a long text is enough. */
const MOST = 1_000;
const LETTER = /\p{L}/gu;
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;

/** For `lang`: the language, or only the script, of a text that is mostly not in Latin letters; otherwise ''. */
export function languageOf(text: string): string {
  const start = text.slice(0, MOST);
  if (!FOREIGN.test(start)) return '';
  const count = (letters: RegExp): number => start.match(letters)?.length ?? 0;
  const counts = SCRIPTS.map(([language, letters]) => ({ language, letters: count(letters) }));
  const [most] = counts.sort((a, b) => b.letters - a.letters);
  return most !== undefined && most.letters * 2 > count(LETTER) ? most.language : '';
}
