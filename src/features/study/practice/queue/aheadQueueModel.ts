import { retrievabilityOf } from '@/domain/study/fsrsModel';
import { isDueOn } from '@/domain/study/practiceModel';
import { type PracticeEntry, type PracticeRecords, scheduleOf } from '@/domain/study/practiceQueueModel';

/**
 * Collects the questions of the queue that are not due on a local day, one by one, so that many can be read in several
 * tasks; the result begins with the least likely to be remembered, and ends with those that were never reviewed.
 */
export function createAheadCollector(records: PracticeRecords, today: string) {
  const ahead: { readonly questionId: string; readonly recall: number }[] = [];
  return {
    add: (entry: PracticeEntry): void => {
      const { questionId } = entry;
      const record = records.get(questionId);
      const schedule = scheduleOf(entry, record);
      if (schedule === undefined || isDueOn(today, schedule)) return;
      const recall = record?.memory === undefined ? NEVER_REVIEWED : retrievabilityOf(record.memory, today);
      ahead.push({ questionId, recall });
    },
    result: (): readonly string[] =>
      ahead
        .sort((a, b) => a.recall - b.recall || (a.questionId < b.questionId ? -1 : 1))
        .map(({ questionId }) => questionId),
  };
}

/** Above every probability. */
const NEVER_REVIEWED = 2;
