import { useMemo } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';

/** The user's finished quizzes on this device, oldest first; undefined while they are being read. */
export function useAttempts(): readonly FinishedAttempt[] | undefined {
  const { data } = useDeviceRecords(finishedAttempts);
  return useMemo(() => data && [...data.values()].sort((a, b) => a.submittedAt - b.submittedAt), [data]);
}
