import { getImage, getQuestions } from '@/shared/api/question';
import { getQuestionHistories } from '@/shared/api/questionHistory';
import { getQuiz } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The quiz: what is asked, in which order, and whether it has been submitted. */
export const loadQuiz = createRemoteCall({
  name: 'exam/quiz',
  endpoint: getQuiz,
  concurrency: 'latest',
});

/** All questions of the block in one call. */
export const loadQuestions = createRemoteCall({
  name: 'exam/questions',
  endpoint: getQuestions,
  concurrency: 'latest',
});

/** What was answered, for a review. */
export const loadHistories = createRemoteCall({
  name: 'exam/histories',
  endpoint: getQuestionHistories,
  concurrency: 'latest',
});

export const loadImage = createRemoteCall({
  name: 'exam/image',
  endpoint: getImage,
  concurrency: 'every',
  key: ({ imageName }) => imageName,
});
