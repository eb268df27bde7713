import { HEADINGS, namesUnder, type QuestionBank } from '@/demo/bank/questionBank';
import type { BankQuestion } from '@/demo/bank/types';
import type { StudyRecord } from '@/demo/database/records';
import type { QuestionOptions, QuestionScope } from '@/shared/api/quiz';
import { matchesAllWords } from '@/shared/format/matchesAllWords';

const shares = (names: readonly string[], chosen: readonly string[]) =>
  names.some((name) => chosen.includes(name));

/** By category: one match in each of the three lists. By topic: one match among the topics or the subtopics. */
function isInScope(question: BankQuestion, scope: QuestionScope): boolean {
  if ('categoryMap' in scope) {
    const { discipline, organSystem, examType } = scope.categoryMap;
    return (
      shares(question.disciplines, discipline) &&
      shares(question.organSystems, organSystem) &&
      shares(question.examTypes, examType)
    );
  }
  const { topics, subtopics } = scope.medicalCategoriesMap;
  return shares(question.topics, topics) || shares(question.subtopics, subtopics);
}

/** Whether the question is of one of the selected types for this user. */
function isOfType(question: BankQuestion, types: QuestionOptions, study: StudyRecord): boolean {
  const state = study.questions.get(question.id);
  return (
    (types.unused && state?.outcome === undefined) ||
    (types.correct && state?.outcome === 'correct') ||
    (types.incorrect && state?.outcome === 'incorrect') ||
    (types.marked && state?.marked === true)
  );
}

/** The questions that a quiz of this scope and these types may draw on. */
export const selectQuestions = (
  bank: QuestionBank,
  scope: QuestionScope,
  types: QuestionOptions,
  study: StudyRecord,
): BankQuestion[] =>
  bank.questions.filter((question) => isInScope(question, scope) && isOfType(question, types, study));

/** Topic search: every word of the keyword occurs in the name, ignoring case. */
export const searchNames = (names: readonly string[], keyword: string): string[] =>
  names.filter(matchesAllWords(keyword));

/** The names under all five headings, question by question, for counting. */
export const headingNames = (question: BankQuestion) =>
  HEADINGS.flatMap((heading) => namesUnder(question, heading).map((name) => ({ heading, name })));
