/** Words for what only a program would show. */
import { splitNames } from './markup';

/** The value of an attribute by its name. */
type Attributes = (name: string) => string | null | undefined;

const firstOf = (attributes: Attributes, names: readonly string[]): string | undefined =>
  names.map((name) => attributes(name)?.trim()).find((text) => text !== undefined && text !== '');

/** Attributes in which editors keep the source of a formula that a program draws. */
const SOURCES = splitNames(`
  data-equation data-equation-content data-expr data-formula data-latex data-math data-tex`);

export const formulaSource = (attributes: Attributes): string | undefined =>
  firstOf(attributes, /\bql-formula\b/u.test(attributes('class') ?? '') ? ['data-value'] : SOURCES);

const ALTERNATIVES = splitNames('alt aria-label title o:title');

/** The words for what an image shows; empty if it has none. */
export const alternativeText = (attributes: Attributes): string =>
  firstOf(attributes, ALTERNATIVES) ?? formulaSource(attributes) ?? '';
