import { tryDecode } from '@/shared/api/decode';
import { pause } from '@/shared/browser/pause';
import { onDatabase } from './connection';
import { isAnyKept, isKeptId, takeBack } from './keptRecords';
import { applyChange, heldChange, markReadable, markUnseen } from './recordChange';
import { announceRecords, type RecordsChanged, watchRecords } from './recordChannel';
import { listRecords, readRecords, recordIds, type RecordOwner, type StoredRecord } from './records';
import type { Database, RecordKey } from './schema';
import { isOfNewerRelease, STORED_RECORDS, type StoreName } from './storedRecords';

/** How a store reads its records. */
export interface RecordReading<Value> {
  /** Undefined, or a `DecodeError`, for what is damaged; records of a newer release never get here. */
  readonly decode: (value: unknown, owner: RecordOwner) => Value | undefined;
  /** Whether a record says nothing yet, so that one that was moved aside may take its place. */
  readonly isBlank?: (value: Value) => boolean;
  /**
   * What is stored in place of two records of which the later was made without knowledge of the earlier. Without it,
   * the earlier one is moved aside.
   */
  readonly merge?: (earlier: Value, later: Value) => Value;
}

/** One store. Nothing here rejects: where the browser refuses, memory is used. */
export interface RecordStore<Value> {
  /**
   * Starts its transaction synchronously, so that the page may close right after the click; resolves when it
   * is on disk. A stored record that cannot be read is moved aside in the same transaction.
   */
  readonly write: (userId: string, recordId: string, value: unknown) => Promise<void>;
  /** Undefined where there is none, or none that can be read. */
  readonly read: (userId: string, recordId: string) => Promise<Value | undefined>;
  /** The same from disk, whatever this page has in memory. */
  readonly readStored: (userId: string, recordId: string) => Promise<Value | undefined>;
  /** The user's records that can be read. */
  readonly list: (userId: string) => Promise<readonly StoredRecord<Value>[]>;
  /** The ids of the user's records, without reading these. */
  readonly ids: (userId: string) => Promise<readonly string[]>;
  readonly remove: (userId: string, recordId: string) => Promise<void>;
  /** Reports what any tab writes; returns a function that ends it. */
  readonly watch: (userId: string, onChange: (change: RecordsChanged) => void) => () => void;
}

/** Records decoded in one task: about 10 ms on a slow phone. */
const DECODED_AT_ONCE = 100;

/**
 * A store, each record under its user's id.
 *
 * @example
 * const store = recordStore('practice', { decode: (value, { recordId }) => decodePractice(value, recordId) });
 * await store.write(userId, record.questionId, encodePractice(record));
 */
export function recordStore<Value>(store: StoreName, reading: RecordReading<Value>): RecordStore<Value> {
  /** What can be had again, from the server or by counting, is replaced whatever it is. */
  const isReplaceable =
    STORED_RECORDS[store].backup === 'bank' || STORED_RECORDS[store].backup === 'bookkeeping';

  const decode = (value: unknown, [userId, recordId]: RecordKey): Value | undefined =>
    value === undefined || isOfNewerRelease(value)
      ? undefined
      : tryDecode(() => reading.decode(value, { userId, recordId }));

  const isBlank = (value: Value): boolean => reading.isBlank?.(value) === true;

  const mergeOf =
    (key: RecordKey, merge: (earlier: Value, later: Value) => Value) =>
    (stored: unknown, written: unknown): unknown => {
      const [earlier, later] = [decode(stored, key), decode(written, key)];
      return earlier === undefined || later === undefined ? written : merge(earlier, later);
    };

  async function change(key: RecordKey, value: unknown): Promise<void> {
    const isReadable = (stored: unknown): boolean => decode(stored, key) !== undefined;
    const merge = reading.merge === undefined ? undefined : mergeOf(key, reading.merge);
    await applyChange({ store, key, value, isReadable: isReplaceable ? undefined : isReadable, merge });
    if (!isReplaceable) announceRecords(key[0], store, [key[1]]);
  }

  async function readFromDisk(database: Database, key: RecordKey): Promise<Value | undefined> {
    const [stored, isKept] = await Promise.all([
      database.get(store, [...key]),
      isAnyKept(database, store, key),
    ]);
    const value = decode(stored, key);
    if (stored === undefined || value !== undefined) markReadable(store, key);
    if (!isKept || (value !== undefined && !isBlank(value))) return value;
    const isUsable = (candidate: unknown): boolean => {
      const found = decode(candidate, key);
      return found !== undefined && !isBlank(found);
    };
    const transaction = database.transaction([store], 'readwrite');
    const unreadable = value === undefined ? stored : undefined;
    const found = await takeBack(transaction.objectStore(store), key, { isUsable, unreadable });
    await transaction.done;
    if (found === undefined) return value;
    markReadable(store, key);
    return decode(found, key);
  }

  async function read(userId: string, recordId: string): Promise<Value | undefined> {
    const key: RecordKey = [userId, recordId];
    const held = heldChange(store, key);
    return held === undefined ? readStored(userId, recordId) : decode(held.value, key);
  }

  async function readStored(userId: string, recordId: string): Promise<Value | undefined> {
    const key: RecordKey = [userId, recordId];
    return readRecords(
      store,
      () => onDatabase((database) => readFromDisk(database, key)),
      () => {
        markUnseen(store, key);
        return undefined;
      },
    );
  }

  async function list(userId: string): Promise<readonly StoredRecord<Value>[]> {
    const records: StoredRecord<Value>[] = [];
    for (const [index, record] of (await listRecords(store, userId)).entries()) {
      // The page stays responsive, however many there are.
      if (index % DECODED_AT_ONCE === DECODED_AT_ONCE - 1) await pause();
      const key: RecordKey = [record.userId, record.recordId];
      const value = isKeptId(record.recordId) ? undefined : decode(record.value, key);
      if (value === undefined) continue;
      if (heldChange(store, key) === undefined) markReadable(store, key);
      records.push({ ...record, value });
    }
    return records;
  }

  return {
    write: (userId, recordId, value) => change([userId, recordId], value),
    remove: (userId, recordId) => change([userId, recordId], undefined),
    read,
    readStored,
    list,
    ids: (userId) => recordIds(store, userId),
    watch: (userId, onChange) => watchRecords(userId, store, onChange),
  };
}
