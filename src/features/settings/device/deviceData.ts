import { type SentSubmission, sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { forgetSentBookings } from '@/domain/plan/sentBookings';
import type { Followable } from '@/shared/storage/followRecords';
import { dropInterruptedWrites } from '@/shared/storage/interruptedWrites';
import { type Persistence, readPersistence } from '@/shared/storage/persistence';
import { announceRecords, watchRecords } from '@/shared/storage/recordChannel';
import { deleteRecord, listRecords, recordIds, setAsideRecords } from '@/shared/storage/records';
import { allStores, isOfNewerRelease, type Store, type StoreName } from '@/shared/storage/stores';

/** The stores with a line in 'On this device'. */
export const LISTED_STORES = allStores().filter(({ isUnlisted }) => isUnlisted !== true);

export interface DeviceData {
  /** Number of records in each of the listed stores. */
  readonly counts: Readonly<Partial<Record<StoreName, number>>>;
  /** Copies of the submissions that the server has accepted, newest first. */
  readonly sent: readonly SentSubmission[];
  /** What was set aside because this release cannot read it. */
  readonly setAside: readonly SetAsideKind[];
  readonly persistence: Persistence;
}

/** Records of a store that were set aside for the same reason. */
interface SetAsideKind {
  readonly store: StoreName;
  /** Written by a newer release; otherwise damaged, or not readable in time. */
  readonly isNewer: boolean;
  readonly count: number;
}

/** Counts the user's records; never rejects. */
export async function readDeviceData(userId: string): Promise<DeviceData> {
  const [counts, sent, setAside, persistence] = await Promise.all([
    Promise.all(
      LISTED_STORES.map(async ({ name }) => [name, (await recordIds(name, userId)).length] as const),
    ),
    sentSubmissions.list(userId),
    Promise.all(allStores().map((store) => readSetAside(store, userId))),
    readPersistence(),
  ]);
  return {
    counts: Object.fromEntries(counts),
    sent: sent.map(({ value }) => value).sort((a, b) => b.sentAt - a.sentAt),
    setAside: setAside.flat(),
    persistence,
  };
}

/** What is counted, as other tabs change it. */
export const deviceData: Followable<DeviceData> = {
  read: readDeviceData,
  list: async (userId) => [{ id: '', value: await readDeviceData(userId) }],
  watch: (userId, onChange) => {
    const stops = allStores().map(({ name }) =>
      watchRecords(userId, name, () => onChange({ type: 'stale', ids: undefined })),
    );
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** Answers that exist only here. */
export const hasUnsent = ({ counts }: DeviceData): boolean =>
  LISTED_STORES.some((store) => store.backup === 'unsent' && (counts[store.name] ?? 0) > 0);

async function readSetAside({ name: store }: Store, userId: string): Promise<readonly SetAsideKind[]> {
  const records = await setAsideRecords(store, userId);
  const newer = records.filter(({ value }) => isOfNewerRelease(value)).length;
  return [
    { store, isNewer: true, count: newer },
    { store, isNewer: false, count: records.length - newer },
  ].filter(({ count }) => count > 0);
}

/** Deletes all records of the user, including those set aside, and reports it to other tabs. Never rejects. */
export async function removeDeviceData(userId: string): Promise<void> {
  const emptied: StoreName[] = [];
  for (const { name } of allStores()) {
    const records = await listRecords(name, userId);
    await Promise.all(records.map(({ recordId }) => deleteRecord(name, userId, recordId)));
    if (records.length > 0) emptied.push(name);
  }
  for (const name of emptied) announceRecords(userId, name);
  dropInterruptedWrites(userId);
  forgetSentBookings(userId);
}
