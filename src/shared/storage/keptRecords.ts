import type { IDBPObjectStore } from 'idb';
import type { Database, RecordKey, Schema, StoreName } from './stores';

export type WritableRecords = IDBPObjectStore<Schema, StoreName[], StoreName, 'readwrite'>;

const KEPT = '#kept';

/** Whether the record was moved aside: the release that was about to replace it could not read it. */
export const isKeptId = (recordId: string): boolean => /#kept\d*$/.test(recordId);

/** Where the record is moved aside to; there may be more than one. */
const keptId = (recordId: string, place: number): string =>
  `${recordId}${KEPT}${place === 1 ? '' : String(place)}`;

/**
 * The range of everything that was moved aside of a record: in the order of characters, a colon comes after
 * any digit.
 */
const keptRange = ([userId, recordId]: RecordKey): IDBKeyRange =>
  IDBKeyRange.bound([userId, recordId + KEPT], [userId, `${recordId}${KEPT}:`]);

export const isAnyKept = async (database: Database, store: StoreName, key: RecordKey): Promise<boolean> =>
  (await database.count(store, keptRange(key))) > 0;

/** Latest last. */
async function keptIds(records: WritableRecords, key: RecordKey): Promise<readonly string[]> {
  const ids = (await records.getAllKeys(keptRange(key))).map(([, kept]) => kept);
  return ids.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
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
