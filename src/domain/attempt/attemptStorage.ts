import { onRecovered, openDatabase } from '@/shared/storage/connection';
import { type AttemptRecord, attempts } from './attemptRecord';

/**
 * Journals of every attempt on this device, each under its user's id. The end of a session never deletes one.
 * Nothing here rejects; if the browser refuses to store, the record is in memory and `storageIsVolatile` is
 * true.
 */
export const journal = {
  /** Opens the database in advance, so that the first write completes with the click that caused it. */
  open: openDatabase,

  write: (record: AttemptRecord): Promise<void> => attempts.write(record.userId, record.quizId, record),

  /** Undefined if there is none, or no usable one. */
  read: attempts.read,

  /** The same from disk, regardless of what this page has in memory; undefined if the database is not open. */
  readStored: attempts.readStored,

  /** Calls the listener when a database that could not be opened before is open; returns an unsubscribe function. */
  onRecovered,

  /** Newest first. */
  list: async (userId: string): Promise<readonly AttemptRecord[]> =>
    (await attempts.list(userId)).map(({ value }) => value).sort((a, b) => b.updatedAt - a.updatedAt),

  remove: attempts.remove,
} as const;
