import { NoDatabase, onDatabase } from './connection';
import { applyChange, dropChanges, pendingChanges } from './recordChange';
import { isSetAsideId } from './setAsideRecords';
import { reportReadable, reportUnreadable } from './storageHealth';
import type { Database, RecordKey, StoreName } from './stores';

export interface RecordOwner {
  readonly userId: string;
  readonly recordId: string;
}

export interface StoredRecord<Value = unknown> extends RecordOwner {
  readonly value: Value;
}

/** Reads; if the browser refuses, or has no database, the result is that of memory alone. */
export async function readRecords<Result>(
  store: StoreName,
  read: (database: Database) => Promise<Result>,
  inMemory: () => Result,
): Promise<Result> {
  try {
    const result = await onDatabase(read);
    reportReadable(store);
    return result;
  } catch (cause) {
    if (!(cause instanceof NoDatabase)) reportUnreadable(store, cause);
    return inMemory();
  }
}

/**
 * The records of a user, or without one of all users, by id, as they are stored: including those that were moved
 * aside. Values come from disk and must be decoded. `onRead` gets what is on disk, before its transaction ends.
 */
export async function listRecords(
  store: StoreName,
  userId?: string,
  onRead?: (read: readonly StoredRecord[]) => void,
): Promise<readonly StoredRecord[]> {
  const pending = pendingChanges(store);
  const stored = await readRecords(
    store,
    (database) => readAll(database, store, userId, onRead),
    () => [],
  );
  const onDisk = stored.filter((record) => !pending.has(keyOf(record)));
  const inMemory = pending.changes
    .map(({ key: [owner, recordId], value }) => ({ userId: owner, recordId, value }))
    .filter((record) => record.value !== undefined && record.userId === (userId ?? record.userId));
  if (inMemory.length === 0) return onDisk;
  return [...onDisk, ...inMemory].sort(byKey);
}

const byKey = (a: RecordOwner, b: RecordOwner): number =>
  compare(a.userId, b.userId) || compare(a.recordId, b.recordId);

/** In the order of the database's keys, which is not that of a language. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const keyOf = ({ userId, recordId }: RecordOwner): RecordKey => [userId, recordId];

async function readAll(
  database: Database,
  store: StoreName,
  userId?: string,
  onRead?: (read: readonly StoredRecord[]) => void,
): Promise<readonly StoredRecord[]> {
  const { store: records, done } = database.transaction(store);
  const read: StoredRecord[] = [];
  for (let range = rangeOf(userId); ;) {
    const [keys, values] = await Promise.all([
      records.getAllKeys(range, READ_BATCH),
      records.getAll(range, READ_BATCH),
    ]);
    keys.forEach(([owner, recordId], index) => {
      read.push({ userId: owner, recordId, value: values[index] });
    });
    const last = keys[READ_BATCH - 1];
    if (last === undefined) break;
    range = rangeOf(userId, last);
  }
  onRead?.(read);
  await done;
  return read;
}

/** The ids of the user's records, without reading the records; none that was set aside. */
export async function recordIds(store: StoreName, userId: string): Promise<readonly string[]> {
  const pending = pendingChanges(store);
  const stored = await readRecords(
    store,
    (database) => database.getAllKeys(store, rangeOf(userId)),
    () => [],
  );
  const onDisk = stored.filter((key) => !pending.has(key) && !isSetAsideId(key[1]));
  const inMemory = pending.changes.filter(({ key, value }) => key[0] === userId && value !== undefined);
  return [...onDisk, ...inMemory.map(({ key }) => key)].map(([, recordId]) => recordId);
}

/** What was set aside of the user's records. */
export const setAsideRecords = (store: StoreName, userId: string): Promise<readonly StoredRecord[]> =>
  readRecords(
    store,
    async (database) => {
      const keys = await database.getAllKeys(store, rangeOf(userId));
      const read = keys
        .filter(([, recordId]) => isSetAsideId(recordId))
        .map(async (key) => ({ userId, recordId: key[1], value: await database.get(store, key) }));
      return Promise.all(read);
    },
    () => [],
  );

/** Deletes a record, readable or not. Never rejects. */
export const deleteRecord = (store: StoreName, userId: string, recordId: string): Promise<void> =>
  applyChange({ store, key: [userId, recordId], value: undefined });

/** Deletes the records of all users. Never rejects. */
export async function clearStore(store: StoreName): Promise<void> {
  dropChanges(store);
  await readRecords(
    store,
    (database) => database.clear(store),
    () => undefined,
  );
}

/** Records read in one request: all of thousands of finished quizzes would block the page for too long. */
const READ_BATCH = 400;

/** Every record of the user, or of all users, after a key. In the order of keys, a list comes after any text. */
function rangeOf(userId: string | undefined, after?: RecordKey): IDBKeyRange {
  const upper = userId === undefined ? [[]] : [userId, []];
  return after === undefined
    ? IDBKeyRange.bound(userId === undefined ? [] : [userId], upper)
    : IDBKeyRange.bound(after, upper, true);
}
