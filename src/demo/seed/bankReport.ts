import { BANK } from '../bank';
import { createQuestionBank } from '../bank/questionBank';
import type { BankQuestion } from '../bank/types';
import { createMemoryDatabase } from '../database/memoryDatabase';
import { studyOf } from '../rules/studyState';
import { DEMO_STUDENT_ID } from './accounts';
import { seedExamDay } from './examDay';
import { seedDatabase } from './seedDatabase';

interface CountedQuestions {
  readonly questions: number;
  readonly figures: number;
  readonly unused: number;
}

/** What the demo student finds at the first sign-in, of all questions and by exam type. */
export async function bankReport(): Promise<ReadonlyMap<string, CountedQuestions>> {
  const database = createMemoryDatabase();
  const context = { database, bank: createQuestionBank(BANK), now: () => Date.now() };
  await seedDatabase(context);
  await seedExamDay(context);
  const { questions: used } = await studyOf(database, DEMO_STUDENT_ID);
  const countOf = (questions: readonly BankQuestion[]): CountedQuestions => ({
    questions: questions.length,
    figures: new Set(questions.flatMap(({ figures = [] }) => figures)).size,
    unused: questions.filter(({ id }) => !used.has(id)).length,
  });
  const named = (type: string) => BANK.filter(({ examTypes }) => examTypes.includes(type));
  const types = [...new Set(BANK.flatMap(({ examTypes }) => examTypes))].sort((a, b) => a.localeCompare(b));
  return new Map([['All', countOf(BANK)], ...types.map((type) => [type, countOf(named(type))] as const)]);
}
