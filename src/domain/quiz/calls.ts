import { startBlock } from '@/shared/api/feedbackBlock';
import { getQuizOverview } from '@/shared/api/performance';
import { getQuestions, type Question } from '@/shared/api/question';
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

interface QuestionsQuery {
  readonly questionIds: readonly string[];
  /** A visitor's token for a shared question; never stored. */
  readonly token?: string | undefined;
}

export const questionsKey = ({ questionIds }: QuestionsQuery): string => questionIds.join(' ');

/** All questions of a block in one call. */
export const loadQuestions = createRemoteCall<QuestionsQuery, Question[]>({
  name: 'quiz/questions',
  endpoint: getQuestions,
  concurrency: 'latest',
  key: questionsKey,
  redact: ({ questionIds }) => ({ questionIds }),
});

/** What was answered, question by question. */
export const loadQuestionHistories = createRemoteCall({
  name: 'quiz/questionHistories',
  endpoint: getQuestionHistories,
  concurrency: 'latest',
  key: quizOf,
});

/** The score and its breakdown. */
export const loadOverview = createRemoteCall({
  name: 'quiz/overview',
  endpoint: getQuizOverview,
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
