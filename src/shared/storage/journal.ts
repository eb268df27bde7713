import { openDatabase, recordStore } from './database';
import { decodeJournalRecord, type JournalRecord } from './journalRecord';

/** Milliseconds that an abandoned journal waits for its user (robustness 2): 30 days. */
const KEPT_FOR = 30 * 24 * 3_600_000;

const store = recordStore('journals');

/**
 * The journal of every sitting on this device, each under its user's id. The end of a session never deletes one. Nothing
 * here rejects; where the browser refuses to keep it, it lives in memory and `storageIsVolatile` says so.
 */
export const journal = {
  /** Opens the database, so that the first write belongs to the click that caused it. */
  open: openDatabase,

  /** Keeps the whole record in a transaction of its own, begun at once; the click does not wait for it. */
  write: (record: JournalRecord): Promise<void> => store.write(record.userId, record.quizId, record),

  /** Undefined where there is none, or none that can be used. */
  read: async (userId: string, quizId: string): Promise<JournalRecord | undefined> => {
    const record = decodeJournalRecord(await store.read(userId, quizId));
    return record?.userId === userId && record.quizId === quizId ? record : undefined;
  },

  /** The newest first. */
  list: async (userId: string): Promise<readonly JournalRecord[]> => {
    const records = await store.list(userId);
    return records
      .flatMap(({ value }) => decodeJournalRecord(value) ?? [])
      .filter((record) => record.userId === userId)
      .sort((one, other) => other.updatedAt - one.updatedAt);
  },

  remove: (userId: string, quizId: string): Promise<void> => store.remove(userId, quizId),

  /** Deletes what nobody came back for in 30 days, of all users. `now` in milliseconds. */
  purge: async (now: number): Promise<void> => {
    const records = await store.listAll();
    const outdated = records.filter(({ value }) => {
      const record = decodeJournalRecord(value);
      return record !== undefined && now - record.updatedAt > KEPT_FOR;
    });
    await Promise.all(outdated.map(({ userId, recordId }) => store.remove(userId, recordId)));
  },
} as const;
