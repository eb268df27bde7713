import type { CategoryHeading } from '@/shared/api/category';
import type { CategoryPerformance, SubcategoryPerformance } from '@/shared/api/performance';

/** The five headings of a breakdown, in display order, with their labels. */
export const CATEGORY_LABELS: readonly { readonly value: CategoryHeading; readonly name: string }[] = [
  { value: 'discipline', name: 'Discipline' },
  { value: 'organSystem', name: 'Organ System' },
  { value: 'examType', name: 'Exam Type' },
  { value: 'topics', name: 'Topics' },
  { value: 'subtopics', name: 'Subtopics' },
];

/** Rows of a heading; a heading that the server leaves out is empty. */
export function subcategoriesUnder(
  breakdown: readonly CategoryPerformance[],
  heading: CategoryHeading,
): readonly SubcategoryPerformance[] {
  return breakdown
    .filter(({ category }) => category === heading)
    .flatMap(({ subcategories }) => subcategories);
}
