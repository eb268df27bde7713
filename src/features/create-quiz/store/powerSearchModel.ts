import type { MedicalCategoriesMap } from '@/shared/api/category';
import { counted } from '@/shared/format/numbers';

const MINIMUM_SEARCH = 4;
export const MAXIMUM_SEARCH = 30;

export const keywordOf = (text: string): string => text.trim();

export const isSearchable = (text: string): boolean => keywordOf(text).length >= MINIMUM_SEARCH;

/** Helper text under 'Search topics'. */
export function searchHelper(text: string, isFocused: boolean): string | undefined {
  return isFocused && text !== '' && !isSearchable(text)
    ? `Minimum ${MINIMUM_SEARCH} characters are required`
    : undefined;
}

/** Names equal to the keyword, ignoring case; these are selected automatically. */
export function exactMatches(found: MedicalCategoriesMap, keyword: string): MedicalCategoriesMap {
  const lowerCased = keywordOf(keyword).toLowerCase();
  const isExact = (name: string): boolean => name.toLowerCase() === lowerCased;
  return { topics: found.topics.filter(isExact), subtopics: found.subtopics.filter(isExact) };
}

/** `chosen` with the missing names of `more`; the same list if none is missing. */
export function withNames(chosen: readonly string[], more: readonly string[]): readonly string[] {
  const known = new Set(chosen);
  const added = more.filter((name) => !known.has(name));
  return added.length === 0 ? chosen : [...chosen, ...added];
}

export const LIST_HEADINGS = { topics: 'Topics', subtopics: 'SubTopics' } as const;

export const EMPTY_LIST_TEXTS = {
  topics: 'No Topics to show',
  subtopics: 'No Sub-Topics to show',
} as const;

export function foundText({ topics, subtopics }: MedicalCategoriesMap): string {
  if (topics.length === 0 && subtopics.length === 0) return 'No results found';
  return `${counted(topics.length, 'topic')} and ${counted(subtopics.length, 'subtopic')} found`;
}
