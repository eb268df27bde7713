import { announceNotes } from '@/domain/notes/noteStorage';
import { sentStorage, type SentSubmission } from '@/domain/outbox/submission/sentStorage';
import { announcePractice } from '@/domain/study/practiceStorage';
import { recordStore } from '@/shared/storage/database';
import { STORE_NAMES, STORED_RECORDS, type StoreName } from '@/shared/storage/storedRecords';

/** The stores with a line in 'On this device'. */
export const LISTED_STORES = STORE_NAMES.filter((name) => STORED_RECORDS[name].hasNoLine !== true);

/** Records stored for a user. */
export interface DeviceData {
  /** How many, for each of the listed stores. */
  readonly counts: ReadonlyMap<StoreName, number>;
  /** Copies of the submissions that the server has accepted, newest first. */
  readonly sent: readonly SentSubmission[];
}

/** Counts the user's records; never rejects. */
export async function readDeviceData(userId: string): Promise<DeviceData> {
  const [counts, sent] = await Promise.all([
    Promise.all(
      LISTED_STORES.map(async (name) => [name, (await recordStore(name).ids(userId)).length] as const),
    ),
    sentStorage.list(userId),
  ]);
  return { counts: new Map(counts), sent };
}

/**
 * Deletes all records of the user, and reports it to other tabs. `now` in milliseconds, corrected by the server's clock.
 * Never rejects.
 */
export async function removeDeviceData(userId: string, now: number): Promise<void> {
  for (const name of STORE_NAMES) {
    const store = recordStore(name);
    const ids = await store.ids(userId);
    await Promise.all(ids.map((recordId) => store.remove(userId, recordId)));
    if (name === 'questionNotes')
      announceNotes(
        userId,
        ids.map((questionId) => ({ questionId, updatedAt: now })),
      );
    if (name === 'practice') announcePractice(userId);
  }
}
