import { useEffect, useMemo, useState } from 'react';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { loadFinishedAttempts, watchFinishedAttempts } from '@/domain/study/finishedAttempts';
import { useCount } from './useCount';

/** The user's finished quizzes on this device, oldest first; undefined while they are read. */
export function useAttempts(userId: string): readonly FinishedAttempt[] | undefined {
  const [changes, setChanges] = useState(0);
  useEffect(() => watchFinishedAttempts(userId, () => setChanges((count) => count + 1)), [userId]);
  return useCount(
    useMemo(
      () => () => loadFinishedAttempts(userId),
      // oxlint-disable-next-line react/exhaustive-deps -- what another tab has changed is read once more
      [userId, changes],
    ),
  );
}
