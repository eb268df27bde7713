import { getCategories } from '@/shared/api/category';
import { startBlock } from '@/shared/api/feedbackBlock';
import { getQuestionHistories } from '@/shared/api/questionHistory';
import { countQuestions, getQuiz } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

const quizOf = ({ quizId }: { readonly quizId: string }): string => quizId;

export const loadQuiz = createRemoteCall({ name: 'quiz/quiz', endpoint: getQuiz, key: quizOf });

export const loadQuestionHistories = createRemoteCall({
  name: 'quiz/questionHistories',
  endpoint: getQuestionHistories,
  key: quizOf,
});

interface BlockStart {
  readonly userId: string;
  readonly quizId: string;
  /** The key: what the block is started for, so that each purpose shows only its own state. */
  readonly purpose: 'review' | 'tutorAttempt' | 'openExam';
}

/**
 * Starts a feedback block. Callers ignore repeated clicks themselves: a page that is left immediately must
 * not keep the next one from its block.
 */
export const startFeedbackBlock = createRemoteCall({
  name: 'quiz/startBlock',
  endpoint: startBlock,
  concurrency: 'every',
  key: ({ purpose }: BlockStart) => purpose,
});

export const loadCategories = createRemoteCall({ name: 'quiz/categories', endpoint: getCategories });

/** How many questions a selection has. Run by the calls that show a count, each of which has its own state. */
export const loadQuestionCount = createRemoteCall({
  name: 'quiz/questionCount',
  endpoint: countQuestions,
  concurrency: 'every',
});
