import { useEffect, useState } from 'react';
import type { FinishedAttempt } from './finishedAttemptModel';
import { loadFinishedAttempt } from './finishedAttempts';

/** The finished attempt at a quiz; undefined while it is read, and where this device has none. */
export function useFinishedAttempt(userId: string, quizId: string): FinishedAttempt | undefined {
  const [attempt, setAttempt] = useState<FinishedAttempt>();
  useEffect(() => {
    let isCurrent = true;
    void loadFinishedAttempt(userId, quizId).then((loaded) => {
      if (isCurrent) setAttempt(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, quizId]);
  return attempt?.userId === userId && attempt.quizId === quizId ? attempt : undefined;
}
