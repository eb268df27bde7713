/** Words for what only a program would show. */
import { splitNames } from './markup';

/** The value of an attribute by its name. */
export type Attributes = (name: string) => string | null | undefined;

const firstOf = (attributes: Attributes, names: readonly string[]): string | undefined =>
  names.map((name) => attributes(name)?.trim()).find((text) => text !== undefined && text !== '');

/** Attributes in which editors keep the source of a formula that a program draws. */
const SOURCES = splitNames(`
  data-equation data-equation-content data-expr data-formula data-latex data-math data-tex`);

export const formulaSource = (attributes: Attributes): string | undefined =>
  firstOf(attributes, /\bql-formula\b/u.test(attributes('class') ?? '') ? ['data-value'] : SOURCES);

const ALTERNATIVES = splitNames('alt aria-label title o:title ac:alt ac:title');

/** The words for what an image shows; empty if it has none. */
export const alternativeText = (attributes: Attributes): string =>
  firstOf(attributes, ALTERNATIVES) ?? formulaSource(attributes) ?? '';

/** What is shown of a place for an answer. */
export const GAP = '____';

/** The underlined blanks of a text for print are such a place. */
export const isGap = (text: string): boolean => /^\s{2,}$/u.test(text);

const BOX: ReadonlyMap<string, readonly [checked: string, unchecked: string]> = new Map([
  ['checkbox', ['☑', '☐']],
  ['radio', ['◉', '○']],
]);

/** What a field shows. */
export function fieldText(attributes: Attributes): string {
  const type = attributes('type')?.toLowerCase() ?? 'text';
  const [checked = '', unchecked = ''] = BOX.get(type) ?? [];
  if (checked !== '') return attributes('checked') == null ? unchecked : checked;
  return type === 'hidden' ? '' : (firstOf(attributes, ['value']) ?? GAP);
}
