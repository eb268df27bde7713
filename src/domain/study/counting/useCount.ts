import { startTransition, useEffect, useMemo, useState } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { type Pause, pauseUnlessAborted } from '@/shared/browser/pause';
import { countStudyDays, type Studied, type StudyDays } from './studyDaysModel';

/** Runs a count; its pauses end it once the screen is left. */
export function useCount<Value>(count: ((pause: Pause) => Promise<Value>) | undefined): Value | undefined {
  const [counted, setCounted] = useState<Value>();
  useEffect(() => {
    if (count === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    count(pauseUnlessAborted(signal)).then(
      (value) => {
        if (!signal.aborted) startTransition(() => setCounted(() => value));
      },
      (cause: unknown) => {
        if (!signal.aborted) throw cause;
      },
    );
    return () => controller.abort();
  }, [count]);
  return counted;
}

type Partly = { readonly [Part in keyof Studied]: Studied[Part] | undefined };

/** What was done on each day; undefined while it is being read and counted, or its quizzes are pending. */
export function useStudyDays({ attempts, rows, records }: Partly): StudyDays | undefined {
  return useCount(
    useMemo(
      () =>
        attempts === undefined || rows === undefined || records === undefined
          ? undefined
          : (pause: Pause) => countStudyDays({ attempts, rows, records }, pause),
      [attempts, rows, records],
    ),
  );
}

/** The user's finished quizzes on this device, oldest first; undefined while they are being read. */
export function useAttempts(): readonly FinishedAttempt[] | undefined {
  const { data } = useDeviceRecords(finishedAttempts);
  return useMemo(() => data && [...data.values()].sort((a, b) => a.submittedAt - b.submittedAt), [data]);
}
