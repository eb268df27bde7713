import { LAB_GROUPS, LAB_VALUES, type LabGroup, type LabValue } from './labValues';

export interface FoundGroup {
  readonly group: LabGroup;
  readonly values: readonly LabValue[];
}

/** Words of a text without case, accents, and sub- and superscripts. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const INDEX = LAB_GROUPS.map((group) => ({
  group,
  entries: LAB_VALUES[group].map((value) => {
    const words = wordsOf(`${value.name} ${value.also}`);
    // 'CK-MB' and 'T3RU' are also typed without or with other separators.
    const joined = [value.name, ...value.also.split(' ')].map((term) => wordsOf(term).join(''));
    return { value, words: [...words, ...joined] };
  }),
}));

/**
 * The values with a word that begins with each word of the search, in all groups; in each group those where a whole word
 * equals it come first ('na' is sodium before natriuretic peptide).
 */
export function searchLabValues(search: string): readonly FoundGroup[] {
  const searchWords = wordsOf(search);
  if (searchWords.length === 0) return [];
  return INDEX.map(({ group, entries }) => {
    const found = entries.filter(({ words }) =>
      searchWords.every((part) => words.some((word) => word.startsWith(part))),
    );
    const isExact = ({ words }: (typeof found)[number]): boolean =>
      searchWords.every((part) => words.includes(part));
    const values = [...found.filter(isExact), ...found.filter((entry) => !isExact(entry))];
    return { group, values: values.map(({ value }) => value) };
  }).filter(({ values }) => values.length > 0);
}
