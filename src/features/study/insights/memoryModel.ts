import { retrievabilityOf } from '@/domain/study/fsrsModel';
import { isDueOn } from '@/domain/study/practiceModel';
import { type PracticeEntry, type PracticeRecords, scheduleOf } from '@/domain/study/practiceQueueModel';
import { dayAfter } from '@/shared/format/dates';

/** Days counted ahead, including today. */
const DAYS_AHEAD = 14;
/** Below this number of reviewed questions, no share is shown. */
export const MIN_REVIEWED = 5;

export interface DueDay {
  /** Local. */
  readonly day: string;
  readonly questions: number;
}

/** Counts what is due on a local day, question by question, so that a large number can be spread over several tasks. */
export function createMemoryCounter(records: PracticeRecords, today: string) {
  const ahead = new Map(Array.from({ length: DAYS_AHEAD }, (_, days) => [dayAfter(today, days), 0]));
  let [recalled, reviewed] = [0, 0];
  return {
    add: (entry: PracticeEntry) => {
      const record = records.get(entry.questionId);
      const schedule = scheduleOf(entry, record);
      if (schedule === undefined) return;
      const day = isDueOn(today, schedule) ? today : schedule.dueDay;
      const questions = ahead.get(day);
      if (questions !== undefined) ahead.set(day, questions + 1);
      if (record?.memory === undefined) return;
      reviewed += 1;
      recalled += retrievabilityOf(record.memory, today);
    },
    result: () => ({
      /** Mean probability of recall in percent; undefined below five reviewed questions. */
      remembered: reviewed < MIN_REVIEWED ? undefined : (100 * recalled) / reviewed,
      reviewed,
      /** From today on; today includes what is overdue. */
      ahead: [...ahead].map(([day, questions]) => ({ day, questions })),
    }),
  };
}
