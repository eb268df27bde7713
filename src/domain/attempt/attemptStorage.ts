import { onRecovered, openDatabase } from '@/shared/storage/connection';
import { type AttemptRecord, attempts } from './attemptRecord';

/**
 * Journals of every attempt on this device, each under its user's id. The end of a session never deletes one.
 * Nothing here rejects; where the browser refuses to store, the record is in memory and `storageIsVolatile`
 * is true.
 */
export const journal = {
  /** Opens the database, so that the first write belongs to the click that caused it. */
  open: openDatabase,

  write: (record: AttemptRecord): Promise<void> => attempts.write(record.userId, record.quizId, record),

  /** Undefined where there is none, or no usable one. */
  read: attempts.read,

  /** The same from disk, whatever this page has in memory; undefined where the database is not open. */
  readStored: attempts.readStored,

  /** Calls the listener when the database is open that was missed before; returns an unsubscribe function. */
  onRecovered,

  /** Newest first. */
  list: async (userId: string): Promise<readonly AttemptRecord[]> =>
    (await attempts.list(userId))
      .map(({ value }) => value)
      .sort((one, other) => other.updatedAt - one.updatedAt),

  remove: attempts.remove,
} as const;
