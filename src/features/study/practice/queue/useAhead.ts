import { useMemo } from 'react';
import { inSlices } from '@/domain/study/counting/inSlices';
import { useCount } from '@/domain/study/counting/useCount';
import type { PracticeEntries, PracticeRecords } from '@/domain/study/practiceQueueModel';
import type { Pause } from '@/shared/browser/pause';
import { createAheadCollector } from './aheadQueueModel';

/** Questions placed in one task: a few milliseconds, even on a slow phone. */
const QUESTIONS_AT_ONCE = 500;

const collect =
  (entries: PracticeEntries, records: PracticeRecords, today: string) => async (pause: Pause) => {
    const { add, result } = createAheadCollector(records, today);
    await inSlices(entries.values(), add, { weightOf: () => 1, most: QUESTIONS_AT_ONCE, pause });
    return result();
  };

/** The questions that are not due, least likely remembered first; undefined while they are being read. */
export const useAhead = (
  entries: PracticeEntries | undefined,
  records: PracticeRecords | undefined,
  today: string,
): readonly string[] | undefined =>
  useCount(
    useMemo(
      () => (entries === undefined || records === undefined ? undefined : collect(entries, records, today)),
      [entries, records, today],
    ),
  );
