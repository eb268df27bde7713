import type { Question } from '@/shared/api/question';
import { CATEGORY_LABELS } from './categoryLabels';

/** Rows of 'Info', without unknown ones; the author only for roles that may see it. */
export function questionFacts(
  question: Question,
  { showsAuthor }: { readonly showsAuthor: boolean },
): readonly (readonly [name: string, values: string])[] {
  const { questionId, categories, medicalCategories, authorEmail } = question;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [CATEGORY_LABELS.discipline, categories.discipline],
    [CATEGORY_LABELS.organSystem, categories.organSystem],
    [CATEGORY_LABELS.examType, categories.examType],
    [CATEGORY_LABELS.topics, medicalCategories.topics],
    [CATEGORY_LABELS.subtopics, medicalCategories.subtopics],
    ['Question ID', [questionId]],
    ['Author', showsAuthor && authorEmail !== undefined ? [authorEmail] : []],
  ];
  return rows.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values.join(', ')]);
}
