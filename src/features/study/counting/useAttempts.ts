import { useMemo } from 'react';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { loadFinishedAttempts } from '@/domain/study/finishedAttempts';
import { useCount } from './useCount';

/** The user's finished quizzes on this device, oldest first; undefined while they are read. */
export const useAttempts = (userId: string): readonly FinishedAttempt[] | undefined =>
  useCount(useMemo(() => () => loadFinishedAttempts(userId), [userId]));
