import type { SagaIterator } from 'redux-saga';
import { countActivity } from './calls';

/** Counts a created quiz; nobody waits for it. */
export function* countQuiz(userId: string, questionAttemptCount: number): SagaIterator<void> {
  try {
    yield* countActivity.run({ kind: 'quiz', userId, questionAttemptCount });
  } catch {
    // A use that is not counted is harmless.
  }
}
