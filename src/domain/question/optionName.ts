import { plainText } from '@/shared/format/plainText';

const FORMULA = /<(?:\w+:)?m(?:ath|frac|i|n|row|sqrt|sub|sup)\b/i;
const MEANING = /[²³¹⁰-ⁿ^]|\(crossed out: /u;

/**
 * The name of an option for screen readers if its content would not give it: browsers leave out formulas, and would
 * name 10⁹ '109'.
 */
export function optionName(letter: string, html: string): string | undefined {
  if (!html.includes('<') && !html.includes('&')) return undefined;
  const text = plainText(html);
  return text !== '' && (MEANING.test(text) || FORMULA.test(html)) ? `${letter}. ${text}` : undefined;
}
