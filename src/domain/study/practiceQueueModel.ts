import { toLocalDay } from '@/shared/format/dates';
import type { FinishedAttempt, FinishedItem } from './finishedAttemptModel';
import {
  firstSchedule,
  type Graded,
  isDueOn,
  type PracticeRecord,
  type Reviewable,
  type Schedule,
} from './practiceModel';

type Reason = 'missed' | 'guessed' | 'marked';

/** A question that was missed, guessed or marked in finished quizzes. */
export interface PracticeEntry {
  readonly questionId: string;
  readonly reasons: ReadonlySet<Reason>;
  readonly misses: number;
  /** When the latest quiz that gave a reason was submitted, in milliseconds since 1970, and its local day. */
  readonly enteredAt: number;
  readonly enteredDay: string;
  /** That quiz and the item in it, from 1, for a link to its review. */
  readonly quizId: string;
  readonly item: number;
  /** Names of its figures, if that quiz's record has them. */
  readonly imageList: readonly string[];
}

export type PracticeEntries = ReadonlyMap<string, PracticeEntry>;
export type PracticeRecords = ReadonlyMap<string, PracticeRecord>;

export interface PracticeQueue {
  /** All questions that are waiting, due or not. */
  readonly waiting: number;
  /** Ids of the due questions, those that have waited longest first. */
  readonly due: readonly string[];
  /** The next local day on which questions become due, and how many; undefined if there are none. */
  readonly next: { readonly day: string; readonly questions: number } | undefined;
}

function reasonsOf({ result, confidence, marked }: FinishedItem): readonly Reason[] {
  return [
    ...(result === 'incorrect' ? ['missed' as const] : []),
    ...(confidence === 'guess' ? ['guessed' as const] : []),
    ...(marked ? ['marked' as const] : []),
  ];
}

/** Collects the questions to practice from attempts, one by one, so that many can be read in several tasks. */
export function createEntryCollector() {
  const entries = new Map<string, PracticeEntry>();
  const add = ({ quizId, submittedAt, items }: FinishedAttempt): void => {
    const day = toLocalDay(submittedAt);
    items.forEach((item, index) => {
      const reasons = reasonsOf(item);
      if (reasons.length === 0) return;
      const { questionId } = item;
      const known = entries.get(questionId);
      const latest =
        known !== undefined && known.enteredAt > submittedAt
          ? known
          : {
              enteredAt: submittedAt,
              enteredDay: day,
              quizId,
              item: index + 1,
              imageList: item.imageList ?? [],
            };
      entries.set(questionId, {
        ...latest,
        questionId,
        reasons: new Set([...(known?.reasons ?? []), ...reasons]),
        misses: (known?.misses ?? 0) + (reasons.includes('missed') ? 1 : 0),
      });
    });
  };
  return { add, entries };
}

/** A quiz later than those in the record puts the question back, regardless of its state. */
export const currentRecord = (
  { enteredAt }: PracticeEntry,
  record: PracticeRecord | undefined,
): PracticeRecord | undefined => (record !== undefined && record.enteredAt >= enteredAt ? record : undefined);

/** When a question is due; undefined if it has left the queue. */
export function scheduleOf(entry: PracticeEntry, record: PracticeRecord | undefined): Schedule | undefined {
  const current = currentRecord(entry, record);
  if (current === undefined) return firstSchedule(entry.enteredDay);
  return current.state === 'waiting' ? current : undefined;
}

/** A later quiz changes when a question is due, not its memory: it is not a review. */
export const reviewableOf = (record: PracticeRecord | undefined): Reviewable => ({
  memory: record?.memory,
  lapses: record?.lapses ?? 0,
});

/** Every known local day on which a question was practiced. */
export const practicedDays = ({ earlierDays = [], memory }: PracticeRecord): readonly string[] =>
  memory === undefined ? earlierDays : [...earlierDays, memory.reviewedDay];

/** The record after a grade; `now` in milliseconds since 1970. */
export function gradedRecord(
  { questionId, enteredAt }: PracticeEntry,
  record: PracticeRecord | undefined,
  { grade, memory, dueDay, lapses }: Graded,
  now: number,
): PracticeRecord {
  const earlierDays = record && practicedDays(record).filter((day) => day !== memory.reviewedDay);
  return {
    questionId,
    state: 'waiting',
    dueDay,
    memory,
    grade,
    ...(earlierDays !== undefined && earlierDays.length > 0 && { earlierDays }),
    lapses,
    enteredAt,
    updatedAt: now,
  };
}

/** The record of a question that leaves the queue. */
export function leftRecord(
  { questionId, enteredAt }: PracticeEntry,
  record: PracticeRecord | undefined,
  state: 'removed' | 'gone',
  now: number,
): PracticeRecord {
  const { memory, lapses } = reviewableOf(record);
  const earlierDays = record?.earlierDays;
  return {
    questionId,
    state,
    dueDay: '',
    ...(memory !== undefined && { memory }),
    ...(earlierDays !== undefined && { earlierDays }),
    lapses,
    enteredAt,
    updatedAt: now,
  };
}

/** Builds the queue of a local day from entries, one by one. */
export function createQueueBuilder(records: PracticeRecords, today: string) {
  const due: Aged[] = [];
  const later = new Map<string, number>();
  let waiting = 0;
  return {
    add: (entry: PracticeEntry) => {
      const schedule = scheduleOf(entry, records.get(entry.questionId));
      if (schedule === undefined) return;
      waiting += 1;
      const { dueDay } = schedule;
      if (isDueOn(today, schedule))
        due.push({ questionId: entry.questionId, dueDay, enteredAt: entry.enteredAt });
      else later.set(dueDay, (later.get(dueDay) ?? 0) + 1);
    },
    result: (): PracticeQueue => {
      const [day] = [...later.keys()].sort();
      return {
        waiting,
        due: due.sort(byAge).map(({ questionId }) => questionId),
        next: day === undefined ? undefined : { day, questions: later.get(day) ?? 0 },
      };
    },
  };
}

type Aged = Pick<PracticeRecord, 'questionId' | 'dueDay' | 'enteredAt'>;

/** The same order in every tab and after every reload. */
function byAge(a: Aged, b: Aged): number {
  if (a.dueDay !== b.dueDay) return a.dueDay < b.dueDay ? -1 : 1;
  if (a.enteredAt !== b.enteredAt) return a.enteredAt - b.enteredAt;
  return a.questionId < b.questionId ? -1 : 1;
}
