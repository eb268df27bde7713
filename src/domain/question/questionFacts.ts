import type { Question } from '@/shared/api/question';

/** Rows of 'Info', without unknown ones; the author only for roles that may see it. */
export function questionFacts(
  question: Question,
  { showsAuthor }: { readonly showsAuthor: boolean },
): readonly (readonly [name: string, values: string])[] {
  const { questionId, categories, medicalCategories, authorEmail } = question;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Discipline', categories.discipline],
    ['Organ System', categories.organSystem],
    ['Exam Type', categories.examType],
    ['Topics', medicalCategories.topics],
    ['SubTopics', medicalCategories.subtopics],
    ['Question ID', [questionId]],
    ['Author', showsAuthor && authorEmail !== undefined ? [authorEmail] : []],
  ];
  return rows.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values.join(', ')]);
}
