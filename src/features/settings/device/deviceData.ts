import { sentStorage, type SentSubmission } from '@/domain/outbox/submission/sentStorage';
import { announceRecords } from '@/shared/storage/recordChannel';
import { deleteRecord, listRecords, recordIds } from '@/shared/storage/records';
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
    Promise.all(LISTED_STORES.map(async (name) => [name, (await recordIds(name, userId)).length] as const)),
    sentStorage.list(userId),
  ]);
  return { counts: new Map(counts), sent };
}

/** Deletes all records of the user, also those that were moved aside, and reports it to other tabs. Never rejects. */
export async function removeDeviceData(userId: string): Promise<void> {
  for (const store of STORE_NAMES) {
    const records = await listRecords(store, userId);
    await Promise.all(records.map(({ recordId }) => deleteRecord(store, userId, recordId)));
    if (records.length > 0) announceRecords(userId, store);
  }
}
