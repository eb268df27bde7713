import { type DemoRoute, requireSelf, route } from '@/demo/api/route';
import { categoriesOf, medicalCategoriesOf, type QuestionBank } from '@/demo/bank/questionBank';
import { HttpError } from '@/demo/context/httpError';
import type { QuizRecord, SheetItem } from '@/demo/database/records';
import { historyIdOf, quizOf, sheetOf } from '@/demo/rules/quizzes';
import { percent } from '@/demo/rules/scoring';
import { studyOf, tallyItems, toCategoryPerformance } from '@/demo/rules/studyState';
import {
  getHistory,
  getPerformance,
  getQuizOverview,
  type Performance,
  type QuizHistoryRow,
  type QuizOverview,
} from '@/shared/api/performance';
import { getQuestionHistories, type QuestionHistory } from '@/shared/api/questionHistory';
import { isoTime } from '@/shared/format/isoTime';

const toQuestionHistory = (bank: QuestionBank, quizId: string, item: SheetItem): QuestionHistory => {
  const question = bank.find(item.questionId);
  const questions = question === undefined ? [] : [question];
  return {
    id: historyIdOf(quizId, item),
    questionId: item.questionId,
    questionNo: item.questionNo,
    questionStem: question?.stem ?? '',
    answerGiven: item.answerGiven,
    correct: item.correct,
    marked: item.marked,
    reviewed: item.reviewed,
    timeSpent: item.timeSpent,
    reviewTimeSpent: item.reviewTimeSpent,
    categories: categoriesOf(questions),
    medicalCategoriesMap: medicalCategoriesOf(questions),
  };
};

const toHistoryRow = (quiz: QuizRecord): QuizHistoryRow => ({
  id: quiz.id,
  title: quiz.name,
  percentageCorrect: percent(quiz.correct, quiz.total),
  timerOn: quiz.timerOn,
  tutorOn: quiz.tutorOn,
  category: quiz.category,
  medicalCategorizationMap: quiz.medicalCategories,
  total: quiz.total,
  ...(quiz.submittedAt === undefined ? {} : { complete: isoTime(quiz.submittedAt) }),
});

export const resultRoutes: readonly DemoRoute[] = [
  route(getQuestionHistories, async ({ segment, member }, context) => {
    const quiz = await quizOf(context, member, segment(0));
    if (quiz.status !== 'COMPLETE') return [];
    const { items } = await sheetOf(context, quiz.id);
    return items.map((item) => toQuestionHistory(context.bank, quiz.id, item));
  }),

  route(getQuizOverview, async ({ segment, member }, context): Promise<QuizOverview> => {
    const quiz = await quizOf(context, member, segment(0));
    if (quiz.status !== 'COMPLETE') throw new HttpError(404, 'This quiz has not been submitted yet.');
    const { items } = await sheetOf(context, quiz.id);
    return {
      quizDuration: quiz.duration,
      correctPercentage: percent(quiz.correct, quiz.total),
      incorrectPercentage: percent(quiz.total - quiz.correct, quiz.total),
      questionCorrectCount: quiz.correct,
      questionAttemptCount: quiz.attempted,
      categoryPerformance: toCategoryPerformance(tallyItems(context.bank, items)),
    };
  }),

  route(getHistory, async ({ segment, member }, { database }) => {
    requireSelf(member, segment(0));
    const quizzes = await database.byGroup('quizzes', member.id);
    return quizzes
      .filter((quiz) => quiz.status === 'COMPLETE')
      .sort((a, b) => (b.submittedAt ?? 0) - (a.submittedAt ?? 0))
      .map(toHistoryRow);
  }),

  route(getPerformance, async ({ segment, member }, { database }): Promise<Performance> => {
    requireSelf(member, segment(0));
    const study = await studyOf(database, member.id);
    return {
      categoriesPerformance: toCategoryPerformance(study.tallies),
      questionCorrect: study.correct,
      questionIncorrect: study.incorrect,
    };
  }),
];
