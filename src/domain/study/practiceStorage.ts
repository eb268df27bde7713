import { nanoid } from '@reduxjs/toolkit';
import { recordStore } from '@/shared/storage/database';
import { decodeDrill, type Drill, encodeDrill } from './drillModel';
import { decodePractice, encodePractice, type PracticeRecord } from './practiceModel';
import type { PracticeRecords } from './practiceQueueModel';

const store = recordStore('practice');
/** A drill is as short-lived as an unfinished form. */
const drafts = recordStore('drafts');
export const DRILL = 'study/drill';

const TAB = nanoid();

const channelOf = (userId: string): BroadcastChannel => new BroadcastChannel(`qlearn-practice-${userId}`);

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
    new Map(
      (await store.list(userId)).flatMap(({ recordId, value }) => {
        const record = decodePractice(value, recordId);
        return record === undefined ? [] : [[recordId, record] as const];
      }),
    ),

  write: (userId: string, record: PracticeRecord): Promise<void> =>
    store.write(userId, record.questionId, encodePractice(record)),

  readDrill: async (userId: string): Promise<Drill | undefined> =>
    decodeDrill(await drafts.read(userId, DRILL)),

  /** Starts its transactions in this call. */
  save: async (userId: string, { drill, changes = [] }: Save): Promise<void> => {
    await Promise.all([
      ...changes.map(([questionId, record]) =>
        record === undefined ? store.remove(userId, questionId) : practiceStorage.write(userId, record),
      ),
      drafts.write(userId, DRILL, encodeDrill(drill, Date.now())),
    ]);
    announcePractice(userId);
  },

  /** Reports that another tab has saved. Returns a function that ends it. */
  watch: (userId: string, onChange: () => void): (() => void) => {
    const channel = channelOf(userId);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== TAB) onChange();
    });
    return () => channel.close();
  },
} as const;

/** Reports to the other tabs that practice was written. */
export function announcePractice(userId: string): void {
  const channel = channelOf(userId);
  channel.postMessage(TAB);
  channel.close();
}
