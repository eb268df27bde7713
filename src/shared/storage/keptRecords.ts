import type { IDBPObjectStore } from 'idb';
import type { Database, RecordKey, Schema, StoreName } from './stores';

export type WritableRecords = IDBPObjectStore<Schema, StoreName[], StoreName, 'readwrite'>;

const KEPT = '#kept';
const ends = (pattern: string): RegExp => new RegExp(`${KEPT}${pattern}$`);
const [SET_ASIDE, AMBIGUOUS, ESCAPED] = [ends('\\d*'), ends('\\d*#*'), ends('\\d*#+')];

/** Whether the record was moved aside: the release that was about to replace it could not read it. */
export const isKeptId = (recordId: string): boolean => SET_ASIDE.test(recordId);

/** The id under which a record is stored: one that ends like those that were moved aside gets a sign more. */
export const toStoredId = (id: string): string => (AMBIGUOUS.test(id) ? `${id}#` : id);

/** The opposite of `toStoredId`. */
export const fromStoredId = (stored: string): string => (ESCAPED.test(stored) ? stored.slice(0, -1) : stored);

/** Where the record is moved aside to; there may be more than one. */
const keptId = (recordId: string, place: number): string =>
  `${recordId}${KEPT}${place === 1 ? '' : String(place)}`;

/**
 * The ids of what was moved aside of a record, in a range that has few others: in the order of characters, a
 * colon comes after any digit.
 */
async function keptIdsOf(
  getAllKeys: (range: IDBKeyRange) => Promise<readonly RecordKey[]>,
  [userId, recordId]: RecordKey,
): Promise<readonly string[]> {
  const start = recordId + KEPT;
  const keys = await getAllKeys(IDBKeyRange.bound([userId, start], [userId, `${start}:`]));
  return keys.map(([, kept]) => kept).filter((kept) => /^\d*$/.test(kept.slice(start.length)));
}

export const isAnyKept = async (database: Database, store: StoreName, key: RecordKey): Promise<boolean> =>
  (await keptIdsOf((range) => database.getAllKeys(store, range), key)).length > 0;

/** Latest last. */
async function keptIds(records: WritableRecords, key: RecordKey): Promise<readonly string[]> {
  const ids = await keptIdsOf((range) => records.getAllKeys(range), key);
  return ids.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** Moves the stored value to where nothing overwrites it; never in place of another one. */
export async function moveAside(records: WritableRecords, key: RecordKey, value: unknown): Promise<void> {
  const [userId, recordId] = key;
  const taken = new Set(await keptIds(records, key));
  let place = 1;
  while (taken.has(keptId(recordId, place))) place += 1;
  await records.put(value, [userId, keptId(recordId, place)]);
}

/**
 * Makes the latest record that was moved aside, and that can be read now, the current one again, unless that
 * can be used too; an unreadable one takes its place. Returns the current record.
 */
export async function takeBack(
  records: WritableRecords,
  [userId, recordId]: RecordKey,
  can: Record<'read' | 'use', (value: unknown) => boolean>,
): Promise<unknown> {
  const stored = await records.get([userId, recordId]);
  if (can.use(stored)) return stored;
  for (const kept of (await keptIds(records, [userId, recordId])).toReversed()) {
    const value = await records.get([userId, kept]);
    if (!can.use(value)) continue;
    await records.put(value, [userId, recordId]);
    if (stored === undefined || can.read(stored)) await records.delete([userId, kept]);
    else await records.put(stored, [userId, kept]);
    return value;
  }
  return stored;
}
