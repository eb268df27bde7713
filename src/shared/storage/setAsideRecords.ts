import type { IDBPObjectStore } from 'idb';
import type { RecordKey, Schema, StoreName } from './stores';

type ReadableRecords = IDBPObjectStore<Schema, StoreName[], StoreName>;
export type WritableRecords = IDBPObjectStore<Schema, StoreName[], StoreName, 'readwrite'>;

/** As on disk since the first release. */
const SUFFIX = '#kept';
const ends = (pattern: string): RegExp => new RegExp(`${SUFFIX}${pattern}$`);
const [SET_ASIDE, AMBIGUOUS, ESCAPED] = [ends('\\d*'), ends('\\d*#*'), ends('\\d*#+')];

/** Whether the record was set aside: the release that was about to replace it could not read it. */
export const isSetAsideId = (recordId: string): boolean => SET_ASIDE.test(recordId);

/** The id under which a record is stored: one that ends like those that were set aside gets a sign more. */
export const toStoredId = (id: string): string => (AMBIGUOUS.test(id) ? `${id}#` : id);

/** The opposite of `toStoredId`. */
export const fromStoredId = (stored: string): string => (ESCAPED.test(stored) ? stored.slice(0, -1) : stored);

/** Where the record is set aside to; there may be more than one. */
const setAsideId = (recordId: string, index: number): string =>
  `${recordId}${SUFFIX}${index === 1 ? '' : String(index)}`;

/**
 * The ids of what was set aside of a record, in a range that has few others: in the order of characters, a
 * colon comes after any digit.
 */
async function setAsideIdsOf(
  getAllKeys: (range: IDBKeyRange) => Promise<readonly RecordKey[]>,
  [userId, recordId]: RecordKey,
): Promise<readonly string[]> {
  const start = recordId + SUFFIX;
  const keys = await getAllKeys(IDBKeyRange.bound([userId, start], [userId, `${start}:`]));
  return keys.map(([, id]) => id).filter((id) => /^\d*$/.test(id.slice(start.length)));
}

export const hasSetAside = async (records: ReadableRecords, key: RecordKey): Promise<boolean> =>
  (await setAsideIdsOf((range) => records.getAllKeys(range), key)).length > 0;

/** Latest last. */
async function setAsideIds(records: WritableRecords, key: RecordKey): Promise<readonly string[]> {
  const ids = await setAsideIdsOf((range) => records.getAllKeys(range), key);
  return ids.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** Puts the stored value where nothing overwrites it; never over another one. */
export async function setAside(records: WritableRecords, key: RecordKey, value: unknown): Promise<void> {
  const [userId, recordId] = key;
  const taken = new Set(await setAsideIds(records, key));
  let index = 1;
  while (taken.has(setAsideId(recordId, index))) index += 1;
  await records.put(value, [userId, setAsideId(recordId, index)]);
}

/**
 * Makes the latest record that was set aside, and that can be read now, the current one again, unless that
 * can be used too; an unreadable one takes its place. Returns the current record.
 */
export async function restoreSetAside(
  records: WritableRecords,
  [userId, recordId]: RecordKey,
  can: Record<'read' | 'use', (value: unknown) => boolean>,
): Promise<unknown> {
  const stored = await records.get([userId, recordId]);
  if (can.use(stored)) return stored;
  for (const id of (await setAsideIds(records, [userId, recordId])).toReversed()) {
    const value = await records.get([userId, id]);
    if (!can.use(value)) continue;
    await records.put(value, [userId, recordId]);
    if (stored === undefined || can.read(stored)) await records.delete([userId, id]);
    else await records.put(stored, [userId, id]);
    return value;
  }
  return stored;
}
