import { recordStore } from '@/shared/storage/recordStore';
import { decodeDrill, type Drill, encodeDrill } from './drillModel';
import { decodePractice, encodePractice, type PracticeRecord } from './practiceModel';
import type { PracticeRecords } from './practiceQueueModel';

const store = recordStore('practice', {
  decode: (value, { recordId }) => decodePractice(value, recordId),
});
/** A drill is as short-lived as an unfinished form. */
const drafts = recordStore('drafts', { decode: decodeDrill });
export const DRILL = 'study/drill';

/** A record as it is now; undefined where there is none any more. */
export type PracticeChange = readonly [questionId: string, record: PracticeRecord | undefined];

interface Save {
  readonly drill: Drill;
  readonly changes?: readonly PracticeChange[];
}

/** The practice of missed questions, each record under its user's id; nothing here rejects. */
export const practiceStorage = {
  /** By question; damaged records are left out. */
  list: async (userId: string): Promise<PracticeRecords> =>
    new Map((await store.list(userId)).map(({ recordId, value }) => [recordId, value])),

  write: (userId: string, record: PracticeRecord): Promise<void> =>
    store.write(userId, record.questionId, encodePractice(record)),

  readDrill: (userId: string): Promise<Drill | undefined> => drafts.read(userId, DRILL),

  /** Starts its transactions in this call. */
  save: async (userId: string, { drill, changes = [] }: Save): Promise<void> => {
    await Promise.all([
      ...changes.map(([questionId, record]) =>
        record === undefined ? store.remove(userId, questionId) : practiceStorage.write(userId, record),
      ),
      drafts.write(userId, DRILL, encodeDrill(drill, Date.now())),
    ]);
  },

  /** Reports that another tab has changed the queue. Returns a function that ends it. */
  watch: (userId: string, onChange: () => void): (() => void) =>
    store.watch(userId, ({ isElsewhere }) => {
      if (isElsewhere) onChange();
    }),

  /** Reports that another tab has saved a drill. Returns a function that ends it. */
  watchDrill: (userId: string, onChange: () => void): (() => void) =>
    drafts.watch(userId, ({ recordIds, isElsewhere }) => {
      if (isElsewhere && recordIds?.includes(DRILL) !== false) onChange();
    }),
} as const;
