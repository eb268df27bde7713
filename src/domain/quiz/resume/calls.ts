import { startBlock } from '@/shared/api/feedbackBlock';
import { getQuiz } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** For tutors, whose quiz may be resumed in tutor mode. */
export const loadOpenQuiz = createRemoteCall({
  name: 'resume/openQuiz',
  endpoint: getQuiz,
  concurrency: 'latest',
});

/** Contract call `startBlock`, before a tutor's attempt: one at a time. */
export const startTutorBlock = createRemoteCall({
  name: 'resume/startBlock',
  endpoint: startBlock,
  concurrency: 'leading',
});
