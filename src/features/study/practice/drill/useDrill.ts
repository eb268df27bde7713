import { useState } from 'react';
import type { DeviceRead } from '@/domain/device/useDeviceRecord';
import { useUser } from '@/domain/session/currentUser';
import {
  currentOf,
  type Drill,
  type DrillOutcome,
  resumeDrill,
  startDrill,
  undone,
  withChoice,
  withOutcome,
  withoutGone,
} from '@/domain/study/drillModel';
import { drills } from '@/domain/study/drillRecord';
import type { MissReason } from '@/domain/study/miss-reasons/missReasonModel';
import { type GradeSettings, offeredGrades } from '@/domain/study/offeredGradesModel';
import type { Grade, PracticeRecord } from '@/domain/study/practiceModel';
import {
  gradedRecord,
  leftRecord,
  type PracticeEntries,
  type PracticeEntry,
  type PracticeQueue,
  type PracticeRecords,
  reviewableOf,
} from '@/domain/study/practiceQueueModel';
import { practice } from '@/domain/study/practiceRecord';
import { serverToday } from '@/domain/study/useToday';
import { serverNow } from '@/shared/storage/serverClock';

export type DrillActions = ReturnType<typeof useDrill>['actions'];

/** What is stored on the device. */
export interface ReadPractice {
  readonly entries: PracticeEntries;
  readonly records: PracticeRecords;
  readonly queue: PracticeQueue;
  readonly storedDrill: DeviceRead<Drill | undefined>;
  /** The reason for which its questions were missed, if it is a drill of those only. */
  readonly reason: MissReason | undefined;
  readonly settings: GradeSettings;
  /** Local. */
  readonly today: string;
}

/** The current version of a record; undefined if it no longer exists. */
type PracticeChange = readonly [questionId: string, record: PracticeRecord | undefined];

/**
 * The user's drill: today's unfinished one, or a new one. Each step is stored on the device at once, so that a reload
 * continues with it.
 */
export function useDrill({ entries, records, queue, storedDrill, reason, settings, today }: ReadPractice) {
  const { id: userId } = useUser();
  const { due } = queue;
  const { changedBy } = storedDrill;
  const data = storedDrill.data?.reason === reason ? storedDrill.data : undefined;
  const [begun] = useState(() => (data && resumeDrill(data, due, today)) ?? startDrill(due, today, reason));
  const isCurrent = changedBy === 'thisTab' || (changedBy === 'otherTab' && data?.day === today);
  const drill = (isCurrent ? data : undefined) ?? begun;

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
      save(undone(drill), choice === '' && last !== undefined ? [[last.questionId, last.before]] : []);
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
    startNext: () => save(startDrill(due, today, reason)),
  };
  return { drill, actions };
}
