/** This many letters without a place for a line break: more than any real word. */
const LONG_WORD = /\S{1000}/;

/**
 * `font-kerning` of a text of any length. Kerned, a word of 5,000 letters takes 0.14 s to lay out, because
 * the browser shapes the rest of it again at each line break, and one of 200,000 a minute; not kerned, 0.1 s.
 */
export const kerningOf = (text: string): 'auto' | 'none' => (LONG_WORD.test(text) ? 'none' : 'auto');
