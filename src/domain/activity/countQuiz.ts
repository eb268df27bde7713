import type { SagaIterator } from 'redux-saga';
import { putActivity } from '@/shared/api/activity';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const countActivity = createRemoteCall({
  name: 'activity/count',
  endpoint: putActivity,
  concurrency: 'every',
});

/** Counts a created quiz without making anything wait for it. */
export function* countQuiz(userId: string, questionAttemptCount: number): SagaIterator<void> {
  try {
    yield* countActivity.run({ kind: 'quiz', userId, questionAttemptCount });
  } catch {
    // A missed count is harmless.
  }
}
