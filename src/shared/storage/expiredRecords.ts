import { fieldsOf, tryDecode } from '@/shared/api/decode';
import { isKeptId } from './keptRecords';
import { deleteRecord, listRecords, type StoredRecord } from './records';
import { recordStore } from './recordStore';
import {
  isOfNewerRelease,
  RECORD_VERSION,
  STORE_NAMES,
  STORED_RECORDS,
  type StoreName,
} from './storedRecords';

/** Milliseconds. */
const DAY = 86_400_000;
const KEPT_FOR = 30 * DAY;
/** Milliseconds between the first start that finds a record expired and the one that deletes it. */
const AGREEMENT_AFTER = DAY;

const STORES = STORE_NAMES.filter((name) => STORED_RECORDS[name].expires !== 'never');
const marks = recordStore('expiry', { decode: decodeMark });

/** What earlier starts have found of a record. */
interface Mark {
  /** When a start first saw it: the age of a record without a date of its own. */
  readonly seenAt: number;
  /** When a start first found it expired; undefined while none has. */
  readonly expiredAt: number | undefined;
  /** When the record was restored from a backup: its 30 days begin there. */
  readonly restoredAt: number | undefined;
}

/**
 * Deletes after 30 days what `STORED_RECORDS` lets go by age. Because the clock of the device may be wrong, a record goes only when two starts at
 * least a day apart find it expired. What may hold unsent answers of `userId` stays, however old it seems. `now`
 * in milliseconds, corrected by the server's clock. Never rejects.
 */
export async function deleteExpired(userId: string, now: number): Promise<void> {
  const marked = new Map((await listRecords('expiry')).map((mark) => [nameOf(mark), mark]));
  for (const store of STORES) {
    const { expires, kept = [], keeps } = STORED_RECORDS[store];
    for (const record of await listRecords(store)) {
      const name = nameOf({ ...record, recordId: markId(store, record) });
      const mark = marked.get(name);
      marked.delete(name);
      if (record.userId === userId && (expires === 'of other users' || isKeptId(record.recordId))) continue;
      if (kept.includes(record.recordId) || keeps?.(record.value) === true) continue;
      await review(store, record, mark && decodeMark(mark.value), now);
    }
  }
  // Of records that are gone: a later record of the same id must not take over the age of the former.
  for (const mark of marked.values()) await marks.remove(mark.userId, mark.recordId);
}

async function review(
  store: StoreName,
  { userId, recordId, value }: StoredRecord,
  mark: Mark | undefined,
  now: number,
): Promise<void> {
  const { isForeign, date } = datesOf(store, value);
  // A newer release wrote it: it decides.
  if (isForeign) return;
  const id = markId(store, { recordId });
  const seenAt = mark?.seenAt ?? now;
  const isExpired = now - Math.max(date ?? seenAt, mark?.restoredAt ?? 0) > KEPT_FOR;
  if (isExpired && mark?.expiredAt !== undefined && now - mark.expiredAt >= AGREEMENT_AFTER) {
    await deleteRecord(store, userId, recordId);
    await marks.remove(userId, id);
    return;
  }
  const expiredAt = isExpired ? (mark?.expiredAt ?? now) : undefined;
  const isNews = mark === undefined ? isExpired || date === undefined : mark.expiredAt !== expiredAt;
  if (isNews)
    await marks.write(userId, id, {
      version: RECORD_VERSION,
      seenAt,
      expiredAt,
      restoredAt: mark?.restoredAt,
    });
}

/**
 * The mark of a record that is restored from a backup: without it, age would delete at once what is old. `now` as for
 * `deleteExpired`. undefined for what never goes by age.
 */
export function restoredMark(
  store: StoreName,
  recordId: string,
  now: number,
): { readonly recordId: string; readonly value: unknown } | undefined {
  if (!STORES.includes(store)) return undefined;
  return {
    recordId: markId(store, { recordId }),
    value: { version: RECORD_VERSION, seenAt: now, restoredAt: now },
  };
}

const markId = (store: StoreName, { recordId }: Pick<StoredRecord, 'recordId'>): string =>
  `${store} ${recordId}`;

const nameOf = ({ userId, recordId }: Pick<StoredRecord, 'userId' | 'recordId'>): string =>
  JSON.stringify([userId, recordId]);

function decodeMark(value: unknown): Mark | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'expiry mark');
    const seenAt = timeIn(fields.get('seenAt'));
    if (seenAt === undefined) return undefined;
    return {
      seenAt,
      expiredAt: timeIn(fields.get('expiredAt')),
      restoredAt: timeIn(fields.get('restoredAt')),
    };
  });
}

/** The date of a record, where it has one; damaged records have none. */
function datesOf(
  store: StoreName,
  value: unknown,
): { readonly isForeign: boolean; readonly date: number | undefined } {
  const none = { isForeign: false, date: undefined };
  return (
    tryDecode(() => {
      const fields = fieldsOf(value, 'record');
      return {
        isForeign: isOfNewerRelease(value),
        date: timeIn(fields.get(STORED_RECORDS[store].time)),
      };
    }) ?? none
  );
}

const timeIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
