import { submittedAt } from '@/domain/performance/submittedAt';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { practicedDays, type PracticeRecords } from '@/domain/study/practiceQueueModel';
import type { QuizHistoryRow } from '@/shared/api/performance';
import type { Pause } from '@/shared/browser/pause';
import { toLocalDay } from '@/shared/format/dates';
import { inSlices } from './inSlices';

/** Quizzes or practiced questions whose days are found in one task: a few milliseconds, even on a slow phone. */
const COUNTED_PER_TASK = 500;

/** Questions by local day, `YYYY-MM-DD`. */
export type QuestionsByDay = ReadonlyMap<string, number>;

export interface StudyDays {
  /** All questions of submitted quizzes. */
  readonly submitted: QuestionsByDay;
  /** Those of them that were answered, and the practiced ones. */
  readonly answered: QuestionsByDay;
}

export interface Studied {
  /** Attempts finished on this device. */
  readonly attempts: readonly FinishedAttempt[];
  /** Quizzes of every device, as the server has them. */
  readonly rows: readonly QuizHistoryRow[];
  readonly records: PracticeRecords;
}

export async function countStudyDays({ attempts, rows, records }: Studied, pause: Pause): Promise<StudyDays> {
  const submitted = new Map<string, number>();
  const answered = new Map<string, number>();
  const add = (byDay: Map<string, number>, day: string, questions: number): void => {
    if (day !== '') byDay.set(day, (byDay.get(day) ?? 0) + questions);
  };
  const slices = { weightOf: () => 1, most: COUNTED_PER_TASK, pause };
  await inSlices(
    attempts,
    ({ submittedAt: at, items }) => {
      const day = toLocalDay(at);
      add(submitted, day, items.length);
      add(answered, day, items.filter(({ answer }) => answer !== '').length);
    },
    slices,
  );
  const onDevice = new Set(attempts.map(({ quizId }) => quizId));
  await inSlices(
    rows.filter(({ id }) => !onDevice.has(id)),
    (row) => {
      const day = toLocalDay(submittedAt(row));
      add(submitted, day, row.total);
      // The history does not contain how many were answered.
      add(answered, day, row.total);
    },
    slices,
  );
  await inSlices(
    records.values(),
    (record) => {
      for (const day of practicedDays(record)) add(answered, day, 1);
    },
    slices,
  );
  return { submitted, answered };
}
