import { useEffect, useState } from 'react';
import { clockSkew } from '@/domain/session/token';
import {
  currentOf,
  type Drill,
  type Outcome,
  resumeDrill,
  startDrill,
  undone,
  withChoice,
  withOutcome,
  withoutGone,
} from '@/domain/study/drillModel';
import type { PracticeRecord, Rating } from '@/domain/study/practiceModel';
import { leftRecord, type PracticeEntry, ratedRecord } from '@/domain/study/practiceQueueModel';
import { type PracticeChange, practiceStorage } from '@/domain/study/practiceStorage';
import type { Practice } from '@/features/study/practice/queue/usePracticeQueue';
import { toLocalDay } from '@/shared/format/dates';

/** Milliseconds since 1970, for the time of a record. */
const serverTime = (): number => Date.now() + clockSkew();

/** What one can do in a drill. Each step is on the device at once, so that a reload goes on with it. */
export interface DrillActions {
  readonly choose: (letter: string) => void;
  /** `isWrong`: the answer was not the key. */
  readonly rate: (rating: Rating, isWrong: boolean) => void;
  readonly remove: () => void;
  readonly undo: () => void;
  /** The server no longer gives these questions. */
  readonly retire: (questionIds: readonly string[]) => void;
  /** Begins a drill of what is due now. */
  readonly startNext: () => void;
}

/** The drill of the user: the one of today that is not finished, or a new one. Undefined while it is read. */
export function useDrill(
  userId: string,
  { entries, records, queue, change }: Practice,
  today: string,
): { readonly drill: Drill | undefined; readonly actions: DrillActions } {
  const [drill, setDrill] = useState<Drill>();
  const due = queue?.due;
  const isOpen = drill !== undefined;
  useEffect(() => {
    if (isOpen || due === undefined) return undefined;
    let isCurrent = true;
    void practiceStorage.readDrill(userId).then((kept) => {
      const resumed = kept && resumeDrill(kept, due, today);
      if (isCurrent) setDrill(resumed ?? startDrill(due, today));
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, isOpen, due, today]);
  useEffect(() => {
    let isCurrent = true;
    const unwatch = practiceStorage.watchDrill(
      userId,
      () =>
        void practiceStorage.readDrill(userId).then((kept) => {
          if (isCurrent && kept?.day === today) setDrill(kept);
        }),
    );
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [userId, today]);

  const save = (next: Drill, changes: readonly PracticeChange[] = []): void => {
    if (next === drill) return;
    setDrill(next);
    change(changes);
    void practiceStorage.save(userId, { drill: next, changes });
  };

  /** The current question gets an outcome, and the record that belongs to it. */
  const finish = (
    outcome: Outcome,
    recordOf: (entry: PracticeEntry, before: PracticeRecord | undefined) => PracticeRecord,
  ): void => {
    const questionId = drill && currentOf(drill);
    if (drill === undefined || questionId === undefined) return;
    const entry = entries?.get(questionId);
    const before = records?.get(questionId);
    save(
      withOutcome(drill, outcome, before),
      entry === undefined ? [] : [[questionId, recordOf(entry, before)]],
    );
  };

  const actions: DrillActions = {
    choose: (letter) => {
      if (drill !== undefined) save(withChoice(drill, letter));
    },
    rate: (rating, isWrong) => {
      // The day is the device's.
      const moment = { today: toLocalDay(Date.now()), now: serverTime() };
      finish(rating, (entry, before) =>
        ratedRecord(entry, before, rating, isWrong || rating === 'again', moment),
      );
    },
    remove: () => finish('removed', (entry, before) => leftRecord(entry, before, 'removed', serverTime())),
    undo: () => {
      if (drill === undefined) return;
      const { choice, last } = drill;
      save(undone(drill), choice === '' && last !== undefined ? [[last.questionId, last.before]] : []);
    },
    retire: (questionIds) => {
      if (drill === undefined) return;
      const changes = questionIds.flatMap((questionId) => {
        const entry = entries?.get(questionId);
        if (entry === undefined) return [];
        return [[questionId, leftRecord(entry, records?.get(questionId), 'gone', serverTime())] as const];
      });
      save(withoutGone(drill, questionIds), changes);
    },
    startNext: () => save(startDrill(due ?? [], today)),
  };
  return { drill, actions };
}
