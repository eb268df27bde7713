import type { CategoryHeading } from '@/shared/api/category';
import { fieldsOf, tryDecode } from '@/shared/api/decode';
import { nameList } from '@/shared/api/list';
import type { Question } from '@/shared/api/question';

/** The names of a question's categories and topics: apart from its id, all that the device stores of a question. */
export type QuestionLabels = Readonly<Record<CategoryHeading, readonly string[]>>;

/** Empty if the bank no longer has the question. */
export const labelsOf = (question: Question | undefined): QuestionLabels => ({
  discipline: question?.categories.discipline ?? [],
  organSystem: question?.categories.organSystem ?? [],
  examType: question?.categories.examType ?? [],
  topics: question?.medicalCategories.topics ?? [],
  subtopics: question?.medicalCategories.subtopics ?? [],
});

/** Stored labels; damaged ones are empty. */
export function decodeLabels(value: unknown): QuestionLabels {
  const fields = tryDecode(() => fieldsOf(value, 'labels'));
  return {
    discipline: nameList(fields?.get('discipline')),
    organSystem: nameList(fields?.get('organSystem')),
    examType: nameList(fields?.get('examType')),
    topics: nameList(fields?.get('topics')),
    subtopics: nameList(fields?.get('subtopics')),
  };
}
