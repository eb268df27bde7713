import { CATEGORY_KEYS, type CategoryHeading, MEDICAL_CATEGORY_KEYS } from '@/shared/api/category';
import type { CategoryPerformance, SubcategoryPerformance } from '@/shared/api/performance';

/** Labels of the five headings, in display order. */
export const CATEGORY_LABELS = {
  discipline: 'Discipline',
  organSystem: 'Organ System',
  examType: 'Exam Type',
  topics: 'Topics',
  subtopics: 'Subtopics',
} as const satisfies Record<CategoryHeading, string>;

export const CATEGORY_OPTIONS: readonly { readonly value: CategoryHeading; readonly name: string }[] = [
  ...CATEGORY_KEYS,
  ...MEDICAL_CATEGORY_KEYS,
].map((value) => ({ value, name: CATEGORY_LABELS[value] }));

/** Rows of a heading; a heading that the server omits is empty. */
export function subcategoriesUnder(
  breakdown: readonly CategoryPerformance[],
  heading: CategoryHeading,
): readonly SubcategoryPerformance[] {
  return breakdown
    .filter(({ category }) => category === heading)
    .flatMap(({ subcategories }) => subcategories);
}
