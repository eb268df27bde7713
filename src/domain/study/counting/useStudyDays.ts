import { useMemo } from 'react';
import type { Pause } from '@/shared/browser/pause';
import { countStudyDays, type Studied, type StudyDays } from './studyDaysModel';
import { useCount } from './useCount';

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
