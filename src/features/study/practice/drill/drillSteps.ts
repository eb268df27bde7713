import type { DeviceRead } from '@/domain/device/useDeviceRecord';
import {
  currentOf,
  type Drill,
  type DrillOutcome,
  resumeDrill,
  startDrill,
  undone,
  withChoice,
  withOutcome,
  withoutDone,
  withoutGone,
} from '@/domain/study/drillModel';
import { drills } from '@/domain/study/drillRecord';
import type { MissReason } from '@/domain/study/miss-reasons/missReasonModel';
import { type GradeSettings, offeredGrades } from '@/domain/study/offeredGradesModel';
import { type Grade, isDueOn, type PracticeRecord } from '@/domain/study/practiceModel';
import {
  gradedRecord,
  leftRecord,
  type PracticeEntries,
  type PracticeEntry,
  type PracticeQueue,
  type PracticeRecords,
  reviewableOf,
  scheduleOf,
} from '@/domain/study/practiceQueueModel';
import { practice } from '@/domain/study/practiceRecord';
import { serverToday } from '@/domain/study/useToday';
import { serverNow } from '@/shared/storage/serverClock';

/** What is stored on the device. */
export interface ReadPractice {
  readonly entries: PracticeEntries;
  readonly records: PracticeRecords;
  readonly queue: PracticeQueue;
  readonly storedDrill: Pick<DeviceRead<Drill | undefined>, 'data' | 'changedBy'>;
  /** The reason for which its questions were missed, if it is a drill of those only. */
  readonly reason: MissReason | undefined;
  readonly settings: GradeSettings;
  /** Local. */
  readonly today: string;
}

/** The current version of a record; undefined if it no longer exists. */
type PracticeChange = readonly [questionId: string, record: PracticeRecord | undefined];

const storedFor = ({ storedDrill: { data }, reason }: ReadPractice): Drill | undefined =>
  data?.reason === reason ? data : undefined;

/** Today's unfinished drill, or a new one. */
export function beginDrill(read: ReadPractice): Drill {
  const { queue, reason, today } = read;
  const stored = storedFor(read);
  return (stored && resumeDrill(stored, queue.due, today)) ?? startDrill(queue.due, today, reason);
}

/** The drill that the user began, as any tab has changed it since, and its steps, each stored at once. */
export function drillSteps(userId: string, begun: Drill, read: ReadPractice) {
  const { entries, records, queue, storedDrill, reason, settings, today } = read;
  const { changedBy } = storedDrill;
  const data = storedFor(read);
  const isCurrent = changedBy === 'thisTab' || (changedBy === 'otherTab' && data?.day === today);
  // Another tab may have graded a question, but not yet announced its drill, or without knowing this one.
  const isWaiting = (questionId: string): boolean => {
    const entry = entries.get(questionId);
    const schedule = entry && scheduleOf(entry, records.get(questionId));
    return schedule !== undefined && isDueOn(today, schedule);
  };
  const drill = withoutDone((isCurrent ? data : undefined) ?? begun, isWaiting);

  const save = (next: Drill, changes: readonly PracticeChange[] = []): void => {
    if (next === drill) return;
    for (const [questionId, record] of changes) {
      if (record === undefined) void practice.remove(userId, questionId);
      else void practice.write(userId, questionId, record);
    }
    void drills.write(userId, '', next);
  };

  /** Gives the current question an outcome, and stores the record that belongs to it. */
  const finish = (
    outcome: DrillOutcome,
    recordOf: (entry: PracticeEntry, before: PracticeRecord | undefined) => PracticeRecord,
  ): void => {
    const questionId = currentOf(drill);
    if (questionId === undefined) return;
    const entry = entries.get(questionId);
    const before = records.get(questionId);
    save(
      withOutcome(drill, outcome, before),
      entry === undefined ? [] : [[questionId, recordOf(entry, before)]],
    );
  };

  const actions = {
    choose: (letter: string) => save(withChoice(drill, letter)),
    grade: (grade: Grade) =>
      finish(grade, (entry, before) => {
        const graded = offeredGrades(reviewableOf(before), serverToday(), settings)[grade];
        return gradedRecord(entry, before, graded, serverNow());
      }),
    remove: () => finish('removed', (entry, before) => leftRecord(entry, before, 'removed', serverNow())),
    undo: () => {
      const { choice, last } = drill;
      // As the latest change, so that no write of the grade is taken for a later one.
      const restored = last?.before && { ...last.before, updatedAt: serverNow() };
      save(undone(drill), choice === '' && last !== undefined ? [[last.questionId, restored]] : []);
    },
    /** The server no longer returns these questions. */
    retire: (questionIds: readonly string[]) => {
      const changes = questionIds.flatMap((questionId) => {
        const entry = entries.get(questionId);
        if (entry === undefined) return [];
        return [[questionId, leftRecord(entry, records.get(questionId), 'gone', serverNow())] as const];
      });
      save(withoutGone(drill, questionIds), changes);
    },
    startNext: () => save(startDrill(queue.due, today, reason)),
  };
  return { drill, actions };
}

export type DrillActions = ReturnType<typeof drillSteps>['actions'];
