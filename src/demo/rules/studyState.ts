import { HEADINGS, type QuestionBank } from '@/demo/bank/questionBank';
import type { Database } from '@/demo/database/database';
import type { QuestionState, SheetItem, StudyRecord, Tallies, Tally } from '@/demo/database/records';
import type { CategoryHeading } from '@/shared/api/category';
import type { CategoryPerformance } from '@/shared/api/performance';
import { percent } from './scoring';
import { headingNames } from './selection';

const noTallies = (): Record<CategoryHeading, Map<string, Tally>> => ({
  discipline: new Map(),
  organSystem: new Map(),
  examType: new Map(),
  topics: new Map(),
  subtopics: new Map(),
});

/** State of a user without submitted quizzes. */
export const emptyStudy = (userId: string): StudyRecord => ({
  id: userId,
  group: userId,
  questions: new Map(),
  tallies: noTallies(),
  correct: 0,
  incorrect: 0,
  usage: { day: '', questions: 0 },
});

/** A user's study state; empty if nothing is stored. */
export const studyOf = async (database: Database, userId: string): Promise<StudyRecord> =>
  (await database.get('studies', userId)) ?? emptyStudy(userId);

/** Adds correct and incorrect items under every name of the five headings to earlier counts. */
export function tallyItems(
  bank: QuestionBank,
  items: readonly SheetItem[],
  before: Tallies = noTallies(),
): Tallies {
  const tallies = noTallies();
  for (const heading of HEADINGS) tallies[heading] = new Map(before[heading]);
  for (const item of items) {
    const question = bank.find(item.questionId);
    if (question === undefined) continue;
    for (const { heading, name } of headingNames(question)) {
      const { correct, incorrect } = tallies[heading].get(name) ?? { correct: 0, incorrect: 0 };
      tallies[heading].set(
        name,
        item.correct ? { correct: correct + 1, incorrect } : { correct, incorrect: incorrect + 1 },
      );
    }
  }
  return tallies;
}

/** The study state after a submitted quiz: outcomes, marks, counts. */
export function afterQuiz(bank: QuestionBank, study: StudyRecord, items: readonly SheetItem[]): StudyRecord {
  const questions = new Map<string, QuestionState>(study.questions);
  for (const item of items) {
    questions.set(item.questionId, { outcome: item.correct ? 'correct' : 'incorrect', marked: item.marked });
  }
  const correct = items.filter((item) => item.correct).length;
  return {
    ...study,
    questions,
    tallies: tallyItems(bank, items, study.tallies),
    correct: study.correct + correct,
    incorrect: study.incorrect + items.length - correct,
  };
}

/** Wire form of the counts under the five headings, names in alphabetical order. */
export const toCategoryPerformance = (tallies: Tallies): CategoryPerformance[] =>
  HEADINGS.map((category) => ({
    category,
    subcategories: [...tallies[category]]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([subCategory, { correct, incorrect }]) => ({
        subCategory,
        percentageCorrect: percent(correct, correct + incorrect),
        correctCount: correct,
        incorrectCount: incorrect,
      })),
  }));
