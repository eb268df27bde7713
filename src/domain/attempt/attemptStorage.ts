import { onRecovered, openDatabase } from '@/shared/storage/connection';
import { recordStore } from '@/shared/storage/recordStore';
import { decodeJournalRecord, type JournalRecord } from './attemptRecord';
import { mergeJournals } from './mergeAttempts';

const store = recordStore('journals', {
  decode: (value, { userId, recordId }) => {
    const record = decodeJournalRecord(value);
    return record?.userId === userId && record.quizId === recordId ? record : undefined;
  },
  isBlank: ({ items }) => items.every(({ answer }) => answer === ''),
  merge: mergeJournals,
});

/**
 * Journals of every attempt on this device, each under its user's id. The end of a session never deletes one.
 * Nothing here rejects; where the browser refuses to store, the record is in memory and `storageIsVolatile`
 * is true.
 */
export const journal = {
  /** Opens the database, so that the first write belongs to the click that caused it. */
  open: openDatabase,

  write: (record: JournalRecord): Promise<void> => store.write(record.userId, record.quizId, record),

  /** Undefined where there is none, or no usable one. */
  read: store.read,

  /** The same from disk, whatever this page has in memory; undefined where the database is not open. */
  readStored: store.readStored,

  /** Calls the listener when the database is open that was missed before; returns an unsubscribe function. */
  onRecovered,

  /** Newest first. */
  list: async (userId: string): Promise<readonly JournalRecord[]> =>
    (await store.list(userId))
      .map(({ value }) => value)
      .sort((one, other) => other.updatedAt - one.updatedAt),

  remove: store.remove,
} as const;
