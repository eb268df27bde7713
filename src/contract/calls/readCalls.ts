/** The reading calls, each with the source of its arguments. */
import type { Permissions } from '@/domain/session/permissions';
import { getMe, getUser, getUsers, signin } from '@/shared/api/account';
import { getSelectedPlan, getUserPlans } from '@/shared/api/activePlan';
import { getActivity } from '@/shared/api/activity';
import { getBookings } from '@/shared/api/booking';
import { getBankCategories, getCategories, getCategoryPreference, searchTopics } from '@/shared/api/category';
import { getComments } from '@/shared/api/comment';
import {
  getAllStudentFeedback,
  getAllTutorFeedback,
  getStudentFeedback,
  getTutorFeedback,
} from '@/shared/api/feedbackCalls';
import { getInvitations } from '@/shared/api/invitation';
import { getHistory, getPerformance, getQuizOverview } from '@/shared/api/performance';
import { getActivePackages, getPlans } from '@/shared/api/plan';
import { getPreference } from '@/shared/api/preference';
import { getQlinkQuestions, getQlinks } from '@/shared/api/qlink';
import { getImage, getQuestions } from '@/shared/api/question';
import { getQuestionHistories } from '@/shared/api/questionHistory';
import { countQuestions, getQuiz, getQuizzes } from '@/shared/api/quiz';
import { expiryProblem } from '@/shared/api/tokenClaims';
import { type ArgsOf, type CheckCall, given, read } from './call';
import type { Known } from './known';

const admin = (role: Permissions): boolean => role.administration;
const comments = (role: Permissions): boolean => role.comments;
const tutorFeedback = (role: Permissions): boolean => role.tutorFeedback || role.allFeedback;

/** A text that any bank of medical questions may contain; an empty result is fine too. */
const KEYWORD = 'heart';

/** The most questions that one call requests. */
const MAX_QUESTIONS = 40;

const self = ({ me }: Known): ArgsOf<{ readonly userId: string }> =>
  given(me?.id, 'the user is not known', (userId) => ({ userId }));

const noArgs = (): ArgsOf<void> => ({ args: undefined });

const question = ({ questionIds }: Known): ArgsOf<{ readonly questionId: string }> =>
  given(questionIds?.[0], 'no question in a quiz, link or feedback', (questionId) => ({ questionId }));

const finishedQuiz = ({ finishedQuizId }: Known): ArgsOf<{ readonly quizId: string }> =>
  given(finishedQuizId, 'no quiz in the history', (quizId) => ({ quizId }));

/** Question ids that were not known before. */
const questions = (ids: readonly string[], { questionIds = [] }: Known): Partial<Known> =>
  questionIds.length > 0 || ids.length === 0 ? {} : { questionIds: ids.slice(0, MAX_QUESTIONS) };

const READABLE_EXPIRY = 'a JWT with exp in seconds';

/** Signing in: everything else needs the token and the user. */
export const SIGN_IN: readonly CheckCall[] = [
  read(signin, {
    args: ({ email, password }) => ({ args: { email, password } }),
    learn: ({ accessToken }) => ({ token: accessToken }),
    missing: ({ accessToken }, { now }) => {
      if (accessToken === undefined) return 'accessToken';
      const got = expiryProblem(accessToken, now)?.got;
      return got === undefined ? undefined : { path: 'accessToken', expected: READABLE_EXPIRY, got };
    },
  }),
  read(getMe, { args: noArgs, learn: (me) => ({ me }) }),
];

export const READS: readonly CheckCall[] = [
  read(getUser, { may: comments, args: self }),
  read(getPreference, { args: self, learn: (preference, _, isWhole) => (isWhole ? { preference } : {}) }),
  read(getActivity, { args: self }),
  read(getUserPlans, { args: self }),
  read(getSelectedPlan, { args: self, learn: (selected) => ({ selectedPlanId: selected?.plan.id }) }),
  read(getActivePackages, { args: noArgs }),
  read(getBookings, { args: self }),
  read(getCategories, { args: noArgs, learn: (categories) => ({ categories }) }),
  read(getBankCategories, { args: noArgs }),
  read(getCategoryPreference, {
    args: self,
    learn: (categoryPreference, _, isWhole) => (isWhole ? { categoryPreference } : {}),
  }),
  read(countQuestions, {
    args: ({ me, categories }) =>
      given(categories, 'no categories to count', (categoryMap) => ({
        userId: me?.id ?? '',
        questionOptions: { unused: true, correct: true, incorrect: true, marked: true },
        scope: { categoryMap },
      })),
    learn: ({ eligibleQuestionCount, questionLeftInDay }) => ({
      eligibleCount: Math.min(eligibleQuestionCount, questionLeftInDay),
    }),
    others: [
      {
        userId: '42',
        questionOptions: { unused: true, correct: false, incorrect: false, marked: false },
        scope: { medicalCategoriesMap: { topics: ['Heart failure'], subtopics: ['Inotropic drugs'] } },
      },
    ],
  }),
  read(searchTopics, { args: () => ({ args: { keyword: KEYWORD } }) }),
  read(getHistory, {
    args: self,
    learn: ([latest], { anyQuizId }) => ({ finishedQuizId: latest?.id, anyQuizId: anyQuizId ?? latest?.id }),
  }),
  ...(['COMPLETE', 'IN_PROGRESS'] as const).map((status) =>
    read(getQuizzes, {
      args: ({ me }) => given(me?.id, 'the user is not known', (userId) => ({ userId, status })),
      learn: ([first], { anyQuizId }) => ({ anyQuizId: anyQuizId ?? first?.id }),
    }),
  ),
  read(getQuiz, {
    args: ({ anyQuizId }) => given(anyQuizId, 'no quiz of this account', (quizId) => ({ quizId })),
    missing: (quiz, { anyQuizId }) => (quiz.id === anyQuizId ? undefined : 'the quiz whose id was sent'),
    learn: (quiz, known) => ({
      ...questions(
        quiz.questions.map(({ questionId }) => questionId),
        known,
      ),
      imageName: quiz.questions.flatMap(({ imageList }) => imageList)[0],
    }),
  }),
  read(getQuestions, {
    args: ({ questionIds }) =>
      given(questionIds, 'no question in a quiz, link or feedback', (ids) => ({ questionIds: ids })),
    missing: (questions, { questionIds = [] }) =>
      questions.some(({ questionId }) => questionIds.includes(questionId))
        ? undefined
        : 'a question whose id was sent',
    others: [{ questionIds: ['17'], token: 'c8d2' }],
  }),
  read(getImage, {
    args: ({ imageName }) =>
      given(imageName, 'no figure in the quiz that was read', (name) => ({ imageName: name })),
  }),
  read(getQuestionHistories, { args: finishedQuiz }),
  read(getQuizOverview, { args: finishedQuiz }),
  read(getPerformance, { may: (role) => role.performance, args: self }),
  read(getComments, { may: comments, args: question }),
  read(getStudentFeedback, { args: question }),
  read(getTutorFeedback, { may: tutorFeedback, args: question }),
  read(getAllStudentFeedback, {
    may: admin,
    args: noArgs,
    learn: (rows, known) =>
      questions(
        rows.map(({ questionId }) => questionId),
        known,
      ),
  }),
  read(getAllTutorFeedback, { may: admin, args: noArgs }),
  read(getPlans, { may: admin, args: noArgs }),
  read(getUsers, { may: admin, args: noArgs, learn: ([student]) => ({ studentId: student?.id }) }),
  read(getBookings, {
    may: admin,
    args: ({ studentId }) =>
      given(studentId, 'no student in getUsers', (userId) => ({
        userId,
        statuses: ['SUCCESS', 'CANCELED'] as const,
      })),
  }),
  read(getInvitations, { may: admin, args: noArgs }),
  read(getQlinks, {
    may: admin,
    args: noArgs,
    learn: (links, known) => {
      const active = links.find(({ status }) => status === 'ACTIVE');
      return { qlinkId: active?.id, ...questions(active?.questionIds ?? [], known) };
    },
  }),
  read(getQlinkQuestions, {
    may: admin,
    args: ({ qlinkId }) => given(qlinkId, 'no active link in getQlinks', (id) => ({ qlinkId: id })),
  }),
];
