import { endBlock } from '@/shared/api/feedbackBlock';
import { sendReviewTime } from '@/shared/api/questionHistory';
import { submitQuiz } from '@/shared/api/submission';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

// Only the outbox runs these: it serializes them with its locks, so none may be dropped as a repetition.

export const submitAnswers = createRemoteCall({
  name: 'outbox/submitAnswers',
  endpoint: submitQuiz,
  concurrency: 'every',
});

export const addReviewTime = createRemoteCall({
  name: 'outbox/addReviewTime',
  endpoint: sendReviewTime,
  concurrency: 'every',
});

export const endFeedbackBlock = createRemoteCall({
  name: 'outbox/endFeedbackBlock',
  endpoint: endBlock,
  concurrency: 'every',
});
