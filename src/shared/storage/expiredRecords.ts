import { maybe, number } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { deviceRecord } from './deviceRecord';
import { listRecords, type StoredRecord } from './records';
import { replaceRecords } from './replaceRecords';
import { isSetAsideId } from './setAsideRecords';
import {
  allStores,
  EXPIRY,
  isOfNewerRelease,
  RECORD_VERSION,
  type Store,
  type StoreName,
  storeNamed,
  timeOf,
} from './stores';

const DAY_MS = 86_400_000;
const KEPT_FOR_MS = 30 * DAY_MS;
/** Between the first start that finds a record expired and the one that deletes it. */
const CONFIRM_AFTER_MS = DAY_MS;

const decodeMark = entity('expiry mark', ['seenAt'], {
  /** When a start first saw it: the age of a record without its own date. */
  seenAt: number,
  /** When a start first found it expired; undefined while none has. */
  expiredAt: maybe(number),
  /** When the record was restored from a backup: its 30 days begin then. */
  restoredAt: maybe(number),
});
type Mark = Decoded<typeof decodeMark>;

const marks = deviceRecord({ store: EXPIRY, decode: decodeMark });

/**
 * Deletes after 30 days what the rules of its store let expire. Because the clock of the device may be wrong,
 * a record is deleted only if two starts at least a day apart find it expired. What may hold unsent answers
 * of `userId` stays, regardless of its apparent age. `now` in milliseconds, corrected by the server's clock.
 * Never rejects.
 */
export async function deleteExpired(userId: string, now: number): Promise<void> {
  const marked = new Map((await listRecords(EXPIRY.name)).map((mark) => [nameOf(mark), mark]));
  for (const store of allStores().filter(({ expires }) => expires !== 'never')) {
    const { name: storeName, expires, keeps } = store;
    for (const record of await listRecords(storeName)) {
      const name = nameOf({ ...record, recordId: markId(storeName, record.recordId) });
      const mark = marked.get(name);
      marked.delete(name);
      if (record.userId === userId && (expires === 'of other users' || isSetAsideId(record.recordId)))
        continue;
      if (keeps?.(record.recordId, record.value) === true) continue;
      await review(store, record, mark && marks.decode(mark.value, mark), now);
    }
  }
  // Ages of records that are gone are dropped: a later record with the same id must not inherit them.
  for (const mark of marked.values()) await marks.remove(mark.userId, mark.recordId);
}

async function review(
  store: Store,
  { userId, recordId, value }: StoredRecord,
  mark: Mark | undefined,
  now: number,
): Promise<void> {
  // A newer release wrote it: it decides.
  if (isOfNewerRelease(value)) return;
  const date = timeOf(store, value);
  const id = markId(store.name, recordId);
  const seenAt = mark?.seenAt ?? now;
  const isExpired = now - Math.max(date ?? seenAt, mark?.restoredAt ?? 0) > KEPT_FOR_MS;
  if (isExpired && mark?.expiredAt !== undefined && now - mark.expiredAt >= CONFIRM_AFTER_MS) {
    const expired = { store: store.name, recordId, value: undefined, previous: { value } };
    try {
      // A tab may have written it since.
      await replaceRecords(userId, [expired]);
      await marks.remove(userId, id);
    } catch {
      // Deleted by a later start.
    }
    return;
  }
  const expiredAt = isExpired ? (mark?.expiredAt ?? now) : undefined;
  const isNews = mark === undefined ? isExpired || date === undefined : mark.expiredAt !== expiredAt;
  if (isNews) await marks.write(userId, id, { seenAt, expiredAt, restoredAt: mark?.restoredAt });
}

/**
 * The mark of a record that is restored from a backup: without it, an old record would be deleted at once.
 * `now` as for `deleteExpired`. undefined for records that never expire.
 */
export function restoredMark(
  store: StoreName,
  recordId: string,
  now: number,
): { readonly recordId: string; readonly value: unknown } | undefined {
  if (storeNamed(store).expires === 'never') return undefined;
  return {
    recordId: markId(store, recordId),
    value: { version: RECORD_VERSION, seenAt: now, restoredAt: now },
  };
}

const markId = (store: string, recordId: string): string => `${store} ${recordId}`;

const nameOf = ({ userId, recordId }: Pick<StoredRecord, 'userId' | 'recordId'>): string =>
  JSON.stringify([userId, recordId]);
