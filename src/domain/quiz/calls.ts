import { startBlock } from '@/shared/api/feedbackBlock';
import { getQuestionHistories } from '@/shared/api/questionHistory';
import { getQuiz } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

const quizOf = ({ quizId }: { readonly quizId: string }): string => quizId;

/** Name, options, questions in order, and whether it has been submitted. */
export const loadQuiz = createRemoteCall({
  name: 'quiz/quiz',
  endpoint: getQuiz,
  concurrency: 'latest',
  key: quizOf,
});

/** What was answered, question by question. */
export const loadQuestionHistories = createRemoteCall({
  name: 'quiz/questionHistories',
  endpoint: getQuestionHistories,
  concurrency: 'latest',
  key: quizOf,
});

interface BlockStart {
  readonly userId: string;
  readonly quizId: string;
  /** What it is started for, so that each shows only its own state: the key. */
  readonly purpose: 'review' | 'tutorAttempt' | 'openExam';
}

/**
 * Starts a feedback block. Callers ignore repeated clicks themselves: a page that is left at once must not
 * keep the next one from its block.
 */
export const startFeedbackBlock = createRemoteCall({
  name: 'quiz/startBlock',
  endpoint: startBlock,
  concurrency: 'every',
  key: ({ purpose }: BlockStart) => purpose,
});
