import type { CategoryHeading, CategoryMap, MedicalCategoriesMap } from '@/shared/api/category';
import type { BankQuestion } from './types';

export interface QuestionBank {
  readonly questions: readonly BankQuestion[];
  readonly find: (id: string) => BankQuestion | undefined;
  /** The category names that occur, each list in alphabetical order. */
  readonly categories: CategoryMap;
  readonly medicalCategories: MedicalCategoriesMap;
}

export const HEADINGS = [
  'discipline',
  'organSystem',
  'examType',
  'topics',
  'subtopics',
] as const satisfies readonly CategoryHeading[];

export function namesUnder(question: BankQuestion, heading: CategoryHeading): readonly string[] {
  switch (heading) {
    case 'discipline':
      return question.disciplines;
    case 'organSystem':
      return question.organSystems;
    case 'examType':
      return question.examTypes;
    case 'topics':
      return question.topics;
    case 'subtopics':
      return question.subtopics;
  }
}

/** All names of the questions under a heading, each once, in alphabetical order. */
const namesOf = (questions: readonly BankQuestion[], heading: CategoryHeading): string[] =>
  [...new Set(questions.flatMap((question) => namesUnder(question, heading)))].sort((a, b) =>
    a.localeCompare(b),
  );

export const categoriesOf = (questions: readonly BankQuestion[]): CategoryMap => ({
  discipline: namesOf(questions, 'discipline'),
  organSystem: namesOf(questions, 'organSystem'),
  examType: namesOf(questions, 'examType'),
});

export const medicalCategoriesOf = (questions: readonly BankQuestion[]): MedicalCategoriesMap => ({
  topics: namesOf(questions, 'topics'),
  subtopics: namesOf(questions, 'subtopics'),
});

export function createQuestionBank(questions: readonly BankQuestion[]): QuestionBank {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    questions,
    find: (id) => byId.get(id),
    categories: categoriesOf(questions),
    medicalCategories: medicalCategoriesOf(questions),
  };
}
