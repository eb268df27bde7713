import { wilsonLowerBound } from '@/domain/performance/wilsonModel';
import { currentRecord, type PracticeEntries, type PracticeRecords } from '@/domain/study/practiceQueueModel';
import { type CoverageRow, type Insights, MIN_ANSWERS } from '@/features/study/insights/insightsModel';

/** Questions that were missed, and graded 'Good' or 'Easy' at the last review since. */
export function countRecovered(entries: PracticeEntries, records: PracticeRecords): number {
  let recovered = 0;
  for (const entry of entries.values()) {
    if (entry.misses === 0) continue;
    const record = currentRecord(entry, records.get(entry.questionId));
    if (record?.grade === 'good' || record?.grade === 'easy') recovered += 1;
  }
  return recovered;
}

const STRONGEST = 3;

/** The disciplines and organ systems whose answers are most surely right. */
export const strongestOf = ({ discipline, organSystem }: Insights['coverage']): readonly CoverageRow[] =>
  [...discipline, ...organSystem]
    .filter(({ answered }) => answered >= MIN_ANSWERS)
    .map((row) => ({ row, bound: wilsonLowerBound(row.right, row.answered) }))
    .sort((a, b) => b.bound - a.bound)
    .slice(0, STRONGEST)
    .map(({ row }) => row);
