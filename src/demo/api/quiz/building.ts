import { type DemoRoute, requireSelf, route } from '@/demo/api/route';
import { categoriesOf, medicalCategoriesOf } from '@/demo/bank/questionBank';
import { demand, HttpError } from '@/demo/context/httpError';
import { draw, newId } from '@/demo/context/random';
import { exact, flag, readBody, text, texts, whole } from '@/demo/context/requestBodies';
import { questionsLeftToday, withUsage } from '@/demo/rules/quota';
import { searchNames, selectQuestions } from '@/demo/rules/selection';
import { studyOf } from '@/demo/rules/studyState';
import {
  type CategoryMap,
  getBankCategories,
  getCategories,
  getCategoryPreference,
  type MedicalCategoriesMap,
  saveCategoryPreference,
  searchTopics,
} from '@/shared/api/category';
import { countQuestions, createQuiz, type QuestionCount, type QuestionScope } from '@/shared/api/quiz';

const categoryMapForm = exact({ discipline: texts(), organSystem: texts(), examType: texts() });
const medicalMapForm = exact({ topics: texts(), subtopics: texts() });

const questionOptionsForm = exact({ unused: flag(), correct: flag(), incorrect: flag(), marked: flag() });
const scopeForm = {
  categoryMap: categoryMapForm.optional().default(undefined),
  medicalCategoriesMap: medicalMapForm.optional().default(undefined),
};
const countForm = exact({ userId: text(), questionOptions: questionOptionsForm, ...scopeForm });
const createForm = exact({
  name: text(),
  userId: text(),
  quizOptions: exact({ tutorOn: flag(), timerOn: flag() }),
  noOfQuestions: whole(1, 400),
  questionOptions: questionOptionsForm,
  ...scopeForm,
});
const preferenceForm = exact({ userId: text(), categoryMap: categoryMapForm });

/** Questions in a quiz of a tutor or an administrator. */
const STAFF_MAXIMUM = 40;

interface ScopeFields {
  readonly categoryMap?: CategoryMap | undefined;
  readonly medicalCategoriesMap?: MedicalCategoriesMap | undefined;
}

/** Exactly one of the two maps must be sent. Throws 400 otherwise. */
function scopeOf({ categoryMap, medicalCategoriesMap }: ScopeFields): QuestionScope {
  if (categoryMap !== undefined && medicalCategoriesMap === undefined) return { categoryMap };
  if (medicalCategoriesMap !== undefined && categoryMap === undefined) return { medicalCategoriesMap };
  throw new HttpError(400, 'Exactly one of categoryMap and medicalCategoriesMap is needed.');
}

export const buildingRoutes: readonly DemoRoute[] = [
  route(getCategories, (_call, { bank }) => Promise.resolve(bank.categories)),
  route(getBankCategories, (_call, { bank }) => Promise.resolve(bank.categories)),

  route(getCategoryPreference, ({ segment, member }) => {
    requireSelf(member, segment(0));
    return Promise.resolve(member.categoryPreference);
  }),

  route(saveCategoryPreference, async ({ segment, member, body }, { database }) => {
    const { userId, categoryMap } = readBody(preferenceForm, body);
    requireSelf(member, segment(0));
    requireSelf(member, userId);
    await database.put('users', { ...member, categoryPreference: categoryMap });
    return categoryMap;
  }),

  route(countQuestions, async ({ member, body }, context): Promise<QuestionCount> => {
    const form = readBody(countForm, body);
    requireSelf(member, form.userId);
    const study = await studyOf(context.database, member.id);
    const questions = selectQuestions(context.bank, scopeOf(form), form.questionOptions, study);
    const questionLeftInDay = await questionsLeftToday(context, member, study);
    return {
      questionCount: questions.length,
      eligibleQuestionCount: Math.min(questions.length, questionLeftInDay),
      questionLeftInDay,
    };
  }),

  route(
    searchTopics,
    ({ query }, { bank }) => {
      const keyword = query('keyword').trim();
      demand(keyword.length >= 4 && keyword.length <= 30, 'The keyword has 4 to 30 characters.');
      return Promise.resolve({
        topics: searchNames(bank.medicalCategories.topics, keyword),
        subtopics: searchNames(bank.medicalCategories.subtopics, keyword),
      });
    },
    { query: ['keyword'] },
  ),

  route(
    createQuiz,
    async ({ member, body }, context) => {
      const { name, userId, quizOptions, noOfQuestions, questionOptions, ...maps } = readBody(
        createForm,
        body,
      );
      requireSelf(member, userId);
      demand(name.trim() !== '', 'Quiz Name is required');
      const isStudent = member.primaryRole === 'ROLE_STUDENT';
      demand(!quizOptions.tutorOn || member.primaryRole === 'ROLE_TUTOR', 'Tutor mode is for tutors.');
      demand(isStudent || noOfQuestions <= STAFF_MAXIMUM, `A quiz has at most ${STAFF_MAXIMUM} questions.`);

      const { database, bank, random, now } = context;
      const study = await studyOf(database, member.id);
      const eligible = selectQuestions(bank, scopeOf(maps), questionOptions, study);
      demand(noOfQuestions <= eligible.length, 'Not enough questions available');
      demand(
        noOfQuestions <= (await questionsLeftToday(context, member, study)),
        "You've run out of questions for your plan today!",
      );

      const drawn = draw(random, eligible, noOfQuestions);
      const id = newId(random, 'quiz');
      await database.put('sheets', {
        id,
        group: member.id,
        items: drawn.map((question, index) => ({
          questionId: question.id,
          questionNo: index + 1,
          marked: study.questions.get(question.id)?.marked ?? false,
          answerGiven: '',
          answersAttempted: [],
          timeSpent: 0,
          correct: false,
          reviewed: false,
          reviewTimeSpent: 0,
        })),
      });
      await database.put('quizzes', {
        id,
        group: member.id,
        name: name.trim(),
        ...quizOptions,
        status: 'IN_PROGRESS',
        createdAt: now(),
        duration: 0,
        total: drawn.length,
        attempted: 0,
        correct: 0,
        category: categoriesOf(drawn),
        medicalCategories: medicalCategoriesOf(drawn),
      });
      await database.put('studies', withUsage(study, drawn.length, now()));
      return { quizId: id };
    },
    { status: 201 },
  ),
];
