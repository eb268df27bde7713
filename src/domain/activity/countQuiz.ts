import type { SagaIterator } from 'redux-saga';
import { countActivity } from './calls';

/** Counts a created quiz without making anything wait for it. */
export function* countQuiz(userId: string, questionAttemptCount: number): SagaIterator<void> {
  try {
    yield* countActivity.run({ kind: 'quiz', userId, questionAttemptCount });
  } catch {
    // A missed count is harmless.
  }
}
