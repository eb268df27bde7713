import { type Decode, tryDecode } from '@/shared/api/decode';
import { pause } from '@/shared/browser/pause';
import { inTransaction } from './connection';
import {
  applyChange,
  markKnown,
  markRead,
  markUnread,
  pendingChange,
  type RecordChange,
  trackedIds,
} from './recordChange';
import { announceRecords, announceSoon, watchRecords } from './recordChannel';
import { listRecords, readRecords, recordIds, type RecordOwner } from './records';
import { serverNow } from './serverClock';
import { fromStoredId, hasSetAside, isSetAsideId, restoreSetAside, toStoredId } from './setAsideRecords';
import {
  type Database,
  isBackedUp,
  isOfThisRelease,
  RECORD_VERSION,
  type RecordKey,
  type Store,
  timeOf,
} from './stores';
import type { WriteOptions } from './writeProgress';

/** One kind of record: its content and its rules. */
interface RecordDeclaration<Value extends object> {
  readonly store: Store;
  /** How the ids of this kind begin, if the store has several kinds; the functions take and return ids without it. */
  readonly prefix?: string;
  /** The id of a kind with one record per user; the functions take '' for it. */
  readonly only?: string;
  /** For example an `entity`: reads the stored fields, also under their earlier names. Throws `DecodeError`. */
  readonly decode: Decode<Value>;
  /** The fields as they are stored; if absent, those of the value. */
  readonly encode?: (value: Value) => object;
  /** Whether the record may be stored under this id: ids in it agree, texts are no longer than a form allows. */
  readonly accepts?: (value: Value, owner: RecordOwner) => boolean;
  /** An empty value is removed instead of written. */
  readonly isEmpty?: (value: Value) => boolean;
  /** Whether a record is still blank, so that one that was set aside may replace it. */
  readonly isBlank?: (value: Value) => boolean;
  /**
   * What is stored in place of two records of which the later was made without knowledge of the earlier, as when a
   * backup is restored. If absent, the earlier one is set aside, and a restore writes the newer one.
   */
  readonly merge?: (earlier: Value, later: Value) => Value;
  /** No two records of a user have the same name; compared by the key that `of` returns. */
  readonly uniqueName?: { readonly of: (value: Value) => string; readonly reserved: readonly string[] };
}

/** A record in a list; the id is without the prefix of its kind. */
interface Listed<Value> {
  readonly id: string;
  readonly value: Value;
}

/**
 * What happened to records. `written` by this page: reported in the call that writes, before it is on disk;
 * undefined if it was removed. `stale`: by another tab, or as a whole; these ids must be read, undefined for
 * all.
 */
type RecordsChange<Value> =
  | { readonly type: 'written'; readonly id: string; readonly value: Value | undefined }
  | { readonly type: 'stale'; readonly ids: readonly string[] | undefined };

/** A record as it is stored, or when it was removed. */
type Version = Partial<Pick<RecordChange, 'value' | 'removedAt'>>;

/** What is known about a kind of record without knowing its content. */
export interface RecordKind {
  readonly store: Store;
  readonly isOfKind: (recordId: string) => boolean;
  /** As it is stored now, of the device or of a file; undefined if it cannot be used. */
  readonly rebuild: (value: unknown, owner: RecordOwner) => Rebuilt | undefined;
  /**
   * What a restore writes in place of a stored record; undefined if this kind does not merge, or one cannot be used.
   */
  readonly combine: (stored: unknown, restored: unknown, owner: RecordOwner) => object | undefined;
  /** Writes what an earlier page could not finish writing, unless it is unusable or a later version is stored. */
  readonly resume: (version: Version, owner: RecordOwner) => void;
  /** Names that no record of this kind may have; undefined if two may have the same one. */
  readonly reservedNames: readonly string[] | undefined;
}

/** Nothing here rejects: if the browser refuses, memory is used. */
export interface DeviceRecord<Value> extends RecordKind {
  /**
   * Starts its transaction synchronously; resolves when it is on disk. A stored record that cannot be read is set aside
   * in the same transaction.
   */
  readonly write: (userId: string, id: string, value: Value, options?: WriteOptions) => Promise<void>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  /** Undefined if there is none, or none that can be read. */
  readonly read: (userId: string, id: string) => Promise<Value | undefined>;
  /** The same from disk, regardless of what this page has in memory. */
  readonly readStored: (userId: string, id: string) => Promise<Value | undefined>;
  /** The user's records that can be read, by id. */
  readonly list: (userId: string) => Promise<readonly Listed<Value>[]>;
  /** The ids of the user's records, without reading the records. */
  readonly ids: (userId: string) => Promise<readonly string[]>;
  /** Reports every change here and in other tabs; returns a function that ends it. */
  readonly watch: (userId: string, onChange: (change: RecordsChange<Value>) => void) => () => void;
  /** The id in the store, for `replaceRecords`. */
  readonly storedId: (id: string) => string;
  /** The record as it is stored; `at` is its time, if the value has none. */
  readonly encode: (value: Value, at?: number) => object;
  /** The value of a stored record; undefined if it cannot be used. */
  readonly decode: (value: unknown, owner: RecordOwner) => Value | undefined;
}

export interface Rebuilt {
  readonly record: object;
  /** Undefined if records of this kind may share a name. */
  readonly name: string | undefined;
}

const kinds: RecordKind[] = [];
const kindFollowers = new Set<(kind: RecordKind) => void>();

/** Every kind of record whose module is loaded. */
export const recordKinds = (): readonly RecordKind[] => kinds;

/** Reports every kind of record, and also those whose modules load later. */
export function followKinds(report: (kind: RecordKind) => void): void {
  kindFollowers.add(report);
  kinds.forEach(report);
}

/** Records decoded in one task: about 10 ms at CPU ÷ 4, compared with which the pause of 4 ms hardly matters. */
const DECODED_PER_TASK = 250;

/**
 * Declares a kind of record that is stored on the device, in an `xRecord.ts` module.
 *
 * @example
 * const decodeTriage = entity('triage', ['questionId'], { questionId: id, status, note: stringOr, updatedAt: wholeNumber });
 * export type Triage = Decoded<typeof decodeTriage>;
 *
 * export const triages = deviceRecord({
 *   store: stores.triage,
 *   decode: decodeTriage,
 *   accepts: ({ questionId }, { recordId }) => questionId === recordId,
 * });
 */
export function deviceRecord<Value extends object>(
  declaration: RecordDeclaration<Value>,
): DeviceRecord<Value> {
  const { store, only, prefix = only ?? '', accepts, merge } = declaration;
  const { name, backup } = store;
  /** What can be restored from the server or by counting may be replaced, readable or not. */
  const isReplaceable = backup === 'bank' || backup === 'bookkeeping';
  const watchers = new Set<(userId: string, id: string, value: Value | undefined) => void>();

  const isOfKind = (recordId: string): boolean =>
    only === undefined ? recordId.startsWith(prefix) && recordId !== prefix : recordId === only;

  const storedId = (id: string): string => toStoredId(prefix + id);

  const keyOf = (userId: string, id: string): RecordKey => [userId, storedId(id)];

  const idOf = (recordId: string): string => fromStoredId(recordId).slice(prefix.length);

  const encode = (value: Value, at?: number): object => ({
    version: RECORD_VERSION,
    ...(at !== undefined && { [store.time]: at }),
    ...(declaration.encode?.(value) ?? value),
  });

  /** As it is written now. What can be restored needs no time. */
  const encodeNow = (value: Value): object =>
    encode(value, isReplaceable || store.time in value ? undefined : serverNow());

  const decode = (value: unknown, [userId, recordId]: RecordKey): Value | undefined =>
    value === undefined || !isOfThisRelease(value) || !isOfKind(recordId)
      ? undefined
      : tryDecode(() => {
          const decoded = declaration.decode(value);
          return accepts?.(decoded, { userId, recordId: fromStoredId(recordId) }) === false
            ? undefined
            : decoded;
        });

  const isBlank = (value: Value): boolean => declaration.isBlank?.(value) === true;

  async function apply(key: RecordKey, version: Version, options?: WriteOptions): Promise<void> {
    const isReadable = (stored: unknown): boolean => decode(stored, key) !== undefined;
    const mergeStored = (stored: unknown, written: unknown): unknown => {
      const [earlier, later] = [decode(stored, key), decode(written, key)];
      return merge === undefined || earlier === undefined || later === undefined
        ? written
        : encodeNow(merge(earlier, later));
    };
    await applyChange(
      {
        store: name,
        key,
        value: version.value,
        removedAt: version.removedAt,
        isReadable: isReplaceable ? undefined : isReadable,
        merge: merge === undefined ? undefined : mergeStored,
      },
      options,
    );
    const [userId, recordId] = key;
    if (isBackedUp(store)) announceRecords(userId, name, [recordId]);
    else announceSoon(userId, name, recordId);
  }

  function change(
    userId: string,
    id: string,
    value: Value | undefined,
    options?: WriteOptions,
  ): Promise<void> {
    const isGone = value === undefined || declaration.isEmpty?.(value) === true;
    const version = isGone ? { removedAt: serverNow() } : { value: encodeNow(value) };
    const written = apply(keyOf(userId, id), version, options);
    for (const report of watchers) report(userId, id, isGone ? undefined : value);
    return written;
  }

  function resume(version: Version, { userId, recordId }: RecordOwner): void {
    const key: RecordKey = [userId, recordId];
    const isWrite = decode(version.value, key) !== undefined;
    if (pendingChange(name, key) !== undefined || (!isWrite && version.removedAt === undefined)) return;
    if (isWrite && merge !== undefined) markUnread(name, key);
    void apply(key, version, { isResumed: true });
  }

  function markFound(key: RecordKey, found: unknown): void {
    markRead(name, key);
    // Before the event that ends a later transaction.
    if (merge !== undefined) markKnown(name, key, found);
  }

  async function readFromDisk(database: Database, key: RecordKey): Promise<Value | undefined> {
    const readable = database.transaction([name]).objectStore(name);
    // In this order: once it is marked as read, whoever reads has it before the next click.
    const [isSetAside, stored] = await Promise.all([hasSetAside(readable, key), readable.get([...key])]);
    markFound(key, stored);
    const value = decode(stored, key);
    if (!isSetAside || (value !== undefined && !isBlank(value))) return value;
    const transaction = database.transaction([name], 'readwrite');
    const can = {
      read: (candidate: unknown) => decode(candidate, key) !== undefined,
      use: (candidate: unknown) => {
        const decoded = decode(candidate, key);
        return decoded !== undefined && !isBlank(decoded);
      },
    };
    const records = transaction.objectStore(name);
    const found = await inTransaction(transaction, () => restoreSetAside(records, key, can));
    if (merge !== undefined) markKnown(name, key, found);
    return decode(found, key);
  }

  async function readStored(userId: string, id: string): Promise<Value | undefined> {
    const key = keyOf(userId, id);
    return readRecords(
      name,
      (database) => readFromDisk(database, key),
      () => {
        markUnread(name, key);
        return undefined;
      },
    );
  }

  async function read(userId: string, id: string): Promise<Value | undefined> {
    const key = keyOf(userId, id);
    const pending = pendingChange(name, key);
    return pending === undefined ? readStored(userId, id) : decode(pending.value, key);
  }

  async function list(userId: string): Promise<readonly Listed<Value>[]> {
    const records: Listed<Value>[] = [];
    const listed = await listRecords(name, userId, (found) => {
      const values = new Map(found.map(({ recordId, value }) => [recordId, value]));
      for (const id of trackedIds(name, userId).filter(isOfKind)) markFound([userId, id], values.get(id));
    });
    for (const [index, { recordId, value: stored }] of listed.entries()) {
      // The page stays responsive, regardless of their number.
      if (index % DECODED_PER_TASK === DECODED_PER_TASK - 1) await pause();
      const key: RecordKey = [userId, recordId];
      const value = isSetAsideId(recordId) ? undefined : decode(stored, key);
      if (value === undefined) continue;
      records.push({ id: idOf(recordId), value });
    }
    return records;
  }

  function watch(userId: string, onChange: (change: RecordsChange<Value>) => void): () => void {
    const report = (owner: string, id: string, value: Value | undefined): void => {
      if (owner === userId) onChange({ type: 'written', id, value });
    };
    watchers.add(report);
    const stop = watchRecords(userId, name, (recordIds) => {
      const ids = recordIds?.filter(isOfKind).map(idOf);
      if (ids?.length !== 0) onChange({ type: 'stale', ids });
    });
    return () => {
      watchers.delete(report);
      stop();
    };
  }

  const record: DeviceRecord<Value> = {
    store,
    write: change,
    remove: (userId, id) => change(userId, id, undefined),
    read,
    readStored,
    list,
    ids: async (userId) => (await recordIds(name, userId)).filter(isOfKind).map(idOf),
    watch,
    storedId,
    encode,
    decode: (value, { userId, recordId }) => decode(value, [userId, recordId]),
    rebuild: (value, { userId, recordId }) => {
      const decoded = decode(value, [userId, recordId]);
      if (decoded === undefined) return undefined;
      return { record: encode(decoded, timeOf(store, value)), name: declaration.uniqueName?.of(decoded) };
    },
    combine: (stored, restored, { userId, recordId }) => {
      const [one, other] = [stored, restored].map((value) => decode(value, [userId, recordId]));
      if (merge === undefined || one === undefined || other === undefined) return undefined;
      // The time of a kind whose values have none.
      const times = [stored, restored].map((value) => timeOf(store, value) ?? 0);
      return encode(merge(one, other), Math.max(...times));
    },
    isOfKind,
    resume,
    reservedNames: declaration.uniqueName?.reserved,
  };
  kinds.push(record);
  // What decodes it may be declared after it.
  queueMicrotask(() => {
    for (const report of kindFollowers) report(record);
  });
  return record;
}
