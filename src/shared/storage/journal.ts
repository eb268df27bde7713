import { openDatabase, recordStore } from './database';
import { decodeJournalRecord, type JournalRecord } from './journalRecord';

const store = recordStore('journals');

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
  read: async (userId: string, quizId: string): Promise<JournalRecord | undefined> => {
    const record = decodeJournalRecord(await store.read(userId, quizId));
    return record?.userId === userId && record.quizId === quizId ? record : undefined;
  },

  /** Newest first. */
  list: async (userId: string): Promise<readonly JournalRecord[]> => {
    const records = await store.list(userId);
    return records
      .flatMap(({ value }) => decodeJournalRecord(value) ?? [])
      .filter((record) => record.userId === userId)
      .sort((one, other) => other.updatedAt - one.updatedAt);
  },

  remove: (userId: string, quizId: string): Promise<void> => store.remove(userId, quizId),
} as const;
