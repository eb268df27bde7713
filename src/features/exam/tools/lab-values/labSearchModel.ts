import { LAB_GROUPS, LAB_VALUES, type LabGroup, type LabValue } from './labValues';

export interface FoundGroup {
  readonly group: LabGroup;
  readonly values: readonly LabValue[];
}

/** Words of a text, regardless of case, accents, sub- and superscripts. */
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
    // 'CK-MB' and 'T3RU' are also typed without separators or with other ones.
    const joined = [value.name, ...value.also.split(' ')].map((term) => wordsOf(term).join(''));
    return { value, words: [...words, ...joined] };
  }),
}));

/**
 * Values that have, for each word of the search, a word beginning with it, in all groups; within each group, values
 * with an equal word come first ('na' is sodium before natriuretic peptide).
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
