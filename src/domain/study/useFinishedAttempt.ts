import { useEffect, useState } from 'react';
import type { FinishedAttempt } from './finishedAttemptModel';
import { loadFinishedAttempt } from './finishedAttempts';

interface Read {
  readonly userId: string;
  readonly quizId: string;
  readonly attempt: FinishedAttempt | undefined;
}

interface KeptAttempt {
  /** False while it is read. */
  readonly isRead: boolean;
  /** Undefined where this device has none. */
  readonly attempt: FinishedAttempt | undefined;
}

/** The finished attempt at a quiz, as this device has kept it. */
export function useFinishedAttempt(userId: string, quizId: string): KeptAttempt {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let isCurrent = true;
    void loadFinishedAttempt(userId, quizId).then((attempt) => {
      if (isCurrent) setRead({ userId, quizId, attempt });
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, quizId]);
  const isRead = read?.userId === userId && read.quizId === quizId;
  return { isRead, attempt: isRead ? read.attempt : undefined };
}
