import type { MedicalCategoriesMap } from '@/shared/api/category';

/** Characters that a search takes at least and at most (specification 1, section 9). */
export const MINIMUM_SEARCH = 4;
/** Characters that the search field takes at most. */
export const MAXIMUM_SEARCH = 30;

/** What is sent for the text as typed. */
export function keywordOf(text: string): string {
  return text.trim();
}

/** Whether the text is long enough to be sent. */
export function isSearchable(text: string): boolean {
  return keywordOf(text).length >= MINIMUM_SEARCH;
}

/** The helper text under 'Search topics'. */
export function searchHelper(text: string, isFocused: boolean): string | undefined {
  return isFocused && text !== '' && !isSearchable(text) ? 'Minimum 4 characters are required' : undefined;
}

/** Names that are the keyword itself, in either case: they choose themselves. */
export function exactMatches(found: MedicalCategoriesMap, keyword: string): MedicalCategoriesMap {
  const wanted = keywordOf(keyword).toLowerCase();
  const isExact = (name: string): boolean => name.toLowerCase() === wanted;
  return { topics: found.topics.filter(isExact), subtopics: found.subtopics.filter(isExact) };
}

/** `chosen` and what of `more` it does not have yet; the same list where that is nothing. */
export function withNames(chosen: readonly string[], more: readonly string[]): readonly string[] {
  const known = new Set(chosen);
  const added = more.filter((name) => !known.has(name));
  return added.length === 0 ? chosen : [...chosen, ...added];
}

/** What stands in place of a list without a name. */
export const EMPTY_LIST_TEXTS = {
  topics: 'No Topics to show',
  subtopics: 'No Sub-Topics to show',
} as const;

/** One line on what was found. */
export function foundText({ topics, subtopics }: MedicalCategoriesMap): string {
  if (topics.length === 0 && subtopics.length === 0) return 'No results found';
  const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
  return `${counted(topics.length, 'topic')} and ${counted(subtopics.length, 'subtopic')} found`;
}
