import { useMemo } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { inSlices } from '@/domain/study/counting/inSlices';
import { useCount } from '@/domain/study/counting/useCount';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import {
  createEntryCollector,
  createQueueBuilder,
  type PracticeEntries,
  type PracticeRecords,
} from '@/domain/study/practiceQueueModel';
import { practice } from '@/domain/study/practiceRecord';
import type { Pause } from '@/shared/browser/pause';

/** Answers read in one task: a few milliseconds, even on a slow phone. */
const ANSWERS_AT_ONCE = 1_000;
/** Questions placed in one task: a few milliseconds, even on a slow phone. */
const QUESTIONS_AT_ONCE = 500;

const collect = (attempts: readonly FinishedAttempt[]) => async (pause: Pause) => {
  const { add, entries } = createEntryCollector();
  await inSlices(attempts, add, { weightOf: ({ items }) => items.length, most: ANSWERS_AT_ONCE, pause });
  return entries;
};

const build = (entries: PracticeEntries, records: PracticeRecords, today: string) => async (pause: Pause) => {
  const { add, result } = createQueueBuilder(records, today);
  await inSlices(entries.values(), add, { weightOf: () => 1, most: QUESTIONS_AT_ONCE, pause });
  return result();
};

/**
 * The practice queue of a local day, each part undefined while it is being read; follows changes made in other tabs.
 */
export function usePracticeQueue(attempts: readonly FinishedAttempt[] | undefined, today: string) {
  const entries = useCount(
    useMemo(() => (attempts === undefined ? undefined : collect(attempts)), [attempts]),
  );
  const { data: records } = useDeviceRecords(practice);
  const queue = useCount(
    useMemo(
      () => (entries === undefined || records === undefined ? undefined : build(entries, records, today)),
      [entries, records, today],
    ),
  );
  return { entries, records, queue };
}
