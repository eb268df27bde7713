import { selectPlan } from '@/shared/api/activePlan';
/** The calls that change something, in an order that reverts what can be reverted. */
import { putActivity } from '@/shared/api/activity';
import { saveCategoryPreference } from '@/shared/api/category';
import { addComment } from '@/shared/api/comment';
import { endBlock, startBlock } from '@/shared/api/feedbackBlock';
import { sendStudentFeedback, sendTutorFeedback } from '@/shared/api/feedbackCalls';
import { DEFAULT_PREFERENCE, putPreference } from '@/shared/api/preference';
import { sendReviewTime } from '@/shared/api/questionHistory';
import { createQuiz, getQuiz, getQuizzes } from '@/shared/api/quiz';
import { endQuiz, submitQuiz } from '@/shared/api/submission';
import { isoTime } from '@/shared/format/isoTime';
import { ADMIN_WRITES } from './adminWrites';
import { type ArgsOf, type CheckCall, given, search, write } from './call';
import { COMMENT, hasAccepted, type Known, markedName, unlessNamed } from './known';

const NO_NEW_QUIZ = 'no quiz was created';

const userId = ({ me }: Known): string => me?.id ?? '';

/** The block of the new quiz, as the app has it in review. */
const openBlock = (known: Known) =>
  given(known.newBlockId, 'no block was started', (blockId) => ({
    blockId,
    userId: userId(known),
    quizId: known.newQuizId ?? '',
  }));

/** The one question of the new quiz, once it is submitted. */
function reviewed<Args>(
  { isNewQuizSubmitted, newQuizItems }: Known,
  args: (questionId: string) => Args,
): ArgsOf<Args> {
  const questionId = isNewQuizSubmitted === true ? newQuizItems?.[0]?.questionId : undefined;
  return given(questionId, 'no quiz was submitted', args);
}

const SAVED: readonly CheckCall[] = [
  write(putPreference, {
    args: (known) =>
      given(known.preference, 'no preference that was read whole', (preference) => ({
        userId: userId(known),
        preference,
      })),
    others: [{ userId: '42', preference: DEFAULT_PREFERENCE }],
  }),
  write(saveCategoryPreference, {
    args: (known) =>
      given(known.categoryPreference, 'no saved categories that were read whole', (categoryMap) => ({
        userId: userId(known),
        categoryMap,
      })),
  }),
  write(selectPlan, {
    args: (known) =>
      given(known.selectedPlanId, 'no plan is selected', (planId) => ({ userId: userId(known), planId })),
  }),
];

const QUIZ: readonly CheckCall[] = [
  write(createQuiz, {
    args: (known) =>
      given(
        (known.eligibleCount ?? 0) > 0 ? known.categories : undefined,
        'no question may be drawn today',
        (categoryMap) => ({
          name: markedName(known),
          userId: userId(known),
          quizOptions: { tutorOn: false, timerOn: false },
          noOfQuestions: 1,
          questionOptions: { unused: true, correct: true, incorrect: true, marked: true },
          scope: { categoryMap },
        }),
      ),
    learn: ({ quizId }, { anyQuizId }) => ({ newQuizId: quizId, anyQuizId: anyQuizId ?? quizId }),
    others: [
      {
        name: 'Monday',
        userId: '42',
        quizOptions: { tutorOn: true, timerOn: true },
        noOfQuestions: 40,
        questionOptions: { unused: true, correct: false, incorrect: true, marked: false },
        scope: { medicalCategoriesMap: { topics: ['Heart failure'], subtopics: [] } },
      },
    ],
    leaves: { what: 'a finished quiz of one question, which counts in the history and the daily quota' },
  }),
  search(getQuizzes, {
    args: (known) =>
      hasAccepted(known, 'createQuiz') && known.newQuizId === undefined
        ? { args: { userId: userId(known), status: 'IN_PROGRESS' as const } }
        : undefined,
    learn: (quizzes, known) => ({ newQuizId: quizzes.find(({ name }) => name === markedName(known))?.id }),
    missing: (quizzes, known) =>
      unlessNamed(
        quizzes.map(({ name }) => name),
        known,
      ),
  }),
  write(putActivity, {
    args: (known) =>
      given(known.newQuizId, NO_NEW_QUIZ, () => ({
        kind: 'quiz',
        userId: userId(known),
        questionAttemptCount: 1,
      })),
    others: [{ kind: 'video', userId: '42' }],
    leaves: { what: "one quiz and one question more in the account's usage" },
  }),
  search(getQuiz, {
    args: ({ newQuizId }) => (newQuizId === undefined ? undefined : { args: { quizId: newQuizId } }),
    learn: ({ questions }) => ({ newQuizItems: questions }),
  }),
  write(submitQuiz, {
    args: (known) =>
      given(known.newQuizItems && known.newQuizId, NO_NEW_QUIZ, (quizId) => ({
        questionHistories: (known.newQuizItems ?? []).map(({ questionId, questionNo, marked }) => ({
          questionId,
          answerGiven: '',
          marked,
          timeSpent: 1,
          answersAttempted: [],
          questionNo,
        })),
        quizHistory: {
          quizId,
          userId: userId(known),
          questionAttemptCount: 0,
          quizSubmitDate: isoTime(known.now),
          quizDuration: 0,
        },
      })),
    others: [
      {
        questionHistories: [
          {
            questionId: '17',
            answerGiven: 'B',
            marked: false,
            timeSpent: 41,
            answersAttempted: ['A', 'B'],
            questionNo: 1,
          },
        ],
        quizHistory: {
          quizId: '99',
          userId: '42',
          questionAttemptCount: 1,
          quizSubmitDate: isoTime(1_795_000_000_000),
          quizDuration: 41,
        },
      },
    ],
    learn: (_, { newQuizId }) => ({ isNewQuizSubmitted: true, finishedQuizId: newQuizId }),
  }),
  write(endQuiz, {
    args: (known) => {
      if (known.isNewQuizSubmitted === true) return { why: 'the quiz is submitted, at the same address' };
      return given(known.newQuizId, NO_NEW_QUIZ, (quizId) => ({
        quizId,
        userId: userId(known),
        quizSubmitDate: isoTime(known.now),
      }));
    },
  }),
];

const REVIEW: readonly CheckCall[] = [
  write(startBlock, {
    args: (known) => given(known.newQuizId, NO_NEW_QUIZ, (quizId) => ({ userId: userId(known), quizId })),
    learn: ({ blockId }) => ({ newBlockId: blockId }),
    leaves: { what: 'a block that is open', until: 'endBlock' },
  }),
  write(sendReviewTime, {
    args: (known) => reviewed(known, (questionId) => ({ questionId, reviewTimeSpent: 1 })),
  }),
  write(sendStudentFeedback, {
    may: (role) => role.studentFeedback,
    args: (known) =>
      reviewed(known, (questionId) => ({
        questionId,
        blockId: known.newBlockId,
        rating: 3,
        isError: 'N',
        topic: 'OTHER_GENERAL',
        difficulty: 'MEDIUM',
        comment: COMMENT,
      })),
    others: [
      { questionId: '17', isError: 'Y', topic: 'EXPLANATION', explanationType: 'TOO_SHORT', comment: '' },
    ],
    leaves: { what: 'a feedback on one question' },
  }),
  write(sendTutorFeedback, {
    may: (role) => role.tutorFeedback,
    args: (known) =>
      reviewed(known, (questionId) => ({
        questionId,
        blockId: known.newBlockId,
        stem: { difficulty: 'MEDIUM', quality: 'GOOD', errors: 'NONE' },
        explanation: { quality: 'GOOD', errors: 'NONE' },
        expandedExplanation: 'RELEVANT',
        improvementSuggestions: { stem: COMMENT, explanation: '', expandedExplanation: '' },
      })),
    leaves: { what: 'a rating of one question' },
  }),
  write(addComment, {
    may: (role) => role.comments,
    args: (known) => reviewed(known, (questionId) => ({ questionId, comment: COMMENT })),
    others: [{ questionId: '17', comment: 'I agree.', parentCommentId: '8' }],
    leaves: { what: 'a comment on one question' },
  }),
  write(endBlock, { args: openBlock }),
];

export const WRITES: readonly CheckCall[] = [...SAVED, ...QUIZ, ...REVIEW, ...ADMIN_WRITES];
