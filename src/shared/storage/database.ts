import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks, unwrap } from 'idb';
import { reportVolatileStorage } from './safeStorage';
import type { StoreName } from './storedRecords';

const NAME = 'qlearn';
/** The user's id, then the record's: no record is found under another user's id. */
type RecordKey = [userId: string, recordId: string];

interface StoreSchema {
  readonly key: RecordKey;
  readonly value: unknown;
}

type Schema = DBSchema & Record<StoreName, StoreSchema>;
type Database = IDBPDatabase<Schema>;

/** Upgrades from one version of the database to the next; append only. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    for (const store of ['journals', 'outbox', 'notes', 'drafts'] as const) database.createObjectStore(store);
  },
  (database) => {
    database.createObjectStore('blocks');
  },
  (database) => {
    database.createObjectStore('sent');
    database.createObjectStore('expiry');
  },
  (database) => {
    database.createObjectStore('attemptTexts');
    database.createObjectStore('attemptImages');
  },
  (database) => {
    database.createObjectStore('questionNotes');
    database.createObjectStore('finishedAttempts');
  },
  (database) => {
    database.createObjectStore('presets');
  },
  (database) => {
    database.createObjectStore('practice');
  },
  (database) => {
    database.createObjectStore('triage');
  },
];

/** A stored record; `value` comes from disk and must be decoded. */
export interface StoredRecord {
  readonly userId: string;
  readonly recordId: string;
  readonly value: unknown;
}

/** One store. Nothing here rejects: where the browser refuses, memory is used. */
export interface RecordStore {
  /**
   * Starts its transaction synchronously, so that the page may close right after the click; resolves when it
   * is on disk.
   */
  readonly write: (userId: string, recordId: string, value: unknown) => Promise<void>;
  readonly read: (userId: string, recordId: string) => Promise<unknown>;
  readonly list: (userId: string) => Promise<readonly StoredRecord[]>;
  /** The ids of the user's records, without reading these. */
  readonly ids: (userId: string) => Promise<readonly string[]>;
  /** Of all users, for expiry. */
  readonly listAll: () => Promise<readonly StoredRecord[]>;
  readonly remove: (userId: string, recordId: string) => Promise<void>;
  /** Removes the records of all users. */
  readonly clear: () => Promise<void>;
}

/** An open database is used synchronously, so that a write belongs to the click that caused it. */
let open: Database | undefined;
let opening: Promise<Database | undefined> | undefined;
/**
 * Records that the browser refused to store, by store and key; undefined marks one that it refused to delete.
 */
const memory = new Map<string, StoredRecord | undefined>();

const memoryName = (store: StoreName, [userId, recordId]: RecordKey): string =>
  JSON.stringify([store, userId, recordId]);

/** Opens the database before the first write. Resolves also when it is denied. */
export async function openDatabase(): Promise<void> {
  await connect();
}

function connect(): Promise<Database | undefined> {
  // A function of its own: some browsers throw synchronously.
  opening ??= openOrThrow().then(
    (database) => {
      open = database;
      return database;
    },
    (cause: unknown) => {
      reportVolatileStorage(cause);
      return undefined;
    },
  );
  return opening;
}

async function openOrThrow(): Promise<Database> {
  const callbacks: OpenDBCallbacks<Schema> = {
    upgrade: (database, oldVersion) => {
      for (const step of UPGRADES.slice(oldVersion)) step(database);
    },
    // A newer release in another tab wants to upgrade: close, and reopen on next use.
    blocking: () => {
      open?.close();
      disconnect();
    },
    terminated: disconnect,
  };
  try {
    return await openDB<Schema>(NAME, UPGRADES.length, callbacks);
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'VersionError')) throw cause;
    // A newer release has upgraded it: upgrades only add, so each store of this release is there, whatever the version.
    return openDB<Schema>(NAME, undefined, callbacks);
  }
}

function disconnect(): void {
  open = undefined;
  opening = undefined;
}

/** Runs work on the database; returns `otherwise` where it is denied or fails. */
async function attempt<Result>(
  act: (database: Database) => Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  try {
    const database = open ?? (await connect());
    return database === undefined ? otherwise() : await act(database);
  } catch (cause) {
    reportVolatileStorage(cause);
    return otherwise();
  }
}

/** Without idb's wrappers: each click in the exam is a transaction, and nothing awaits its request. */
function committed(
  transaction: IDBTransaction,
  change: (transaction: IDBTransaction) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
    change(transaction);
    transaction.commit();
  });
}

/**
 * A store, each record under its user's id.
 *
 * @example
 * const store = recordStore('practice');
 * await store.write(userId, record.questionId, encodePractice(record));
 */
export function recordStore(store: StoreName): RecordStore {
  const nameOf = (key: RecordKey): string => memoryName(store, key);

  function change(key: RecordKey, record: StoredRecord | undefined): Promise<void> {
    return attempt(
      async (database) => {
        await committed(unwrap(database).transaction(store, 'readwrite'), (transaction) => {
          const records = transaction.objectStore(store);
          if (record === undefined) records.delete(key);
          else records.put(record.value, key);
        });
        memory.delete(nameOf(key));
      },
      () => {
        memory.set(nameOf(key), record);
      },
    );
  }

  /** Of one user, or of all. */
  async function list(userId?: string): Promise<readonly StoredRecord[]> {
    const kept = await attempt<readonly StoredRecord[]>(
      async (database) => {
        const { store: records, done } = database.transaction(store);
        const read: StoredRecord[] = [];
        for (let range = rangeOf(userId); ;) {
          const [keys, values] = await Promise.all([
            records.getAllKeys(range, READ_AT_ONCE),
            records.getAll(range, READ_AT_ONCE),
          ]);
          keys.forEach(([owner, recordId], index) => {
            read.push({ userId: owner, recordId, value: values[index] });
          });
          const last = keys[READ_AT_ONCE - 1];
          if (last === undefined) break;
          range = rangeOf(userId, last);
        }
        await done;
        return read;
      },
      () => [],
    );
    const onDisk = kept.filter((record) => !memory.has(nameOf([record.userId, record.recordId])));
    return [...onDisk, ...inMemory(userId)];
  }

  const inMemory = (userId?: string): readonly StoredRecord[] =>
    [...memory]
      .filter(([name]) => name.startsWith(`["${store}"`))
      .flatMap(([, record]) => record ?? [])
      .filter((record) => userId === undefined || record.userId === userId);

  async function ids(userId: string): Promise<readonly string[]> {
    const kept = await attempt<readonly RecordKey[]>(
      (database) => database.getAllKeys(store, rangeOf(userId)),
      () => [],
    );
    const onDisk = kept.filter((key) => !memory.has(nameOf(key)));
    return [...onDisk.map(([, recordId]) => recordId), ...inMemory(userId).map(({ recordId }) => recordId)];
  }

  async function clear(): Promise<void> {
    for (const name of memory.keys()) if (name.startsWith(`["${store}"`)) memory.delete(name);
    await attempt(
      (database) => database.clear(store),
      () => undefined,
    );
  }

  return {
    clear,
    write: (userId, recordId, value) => change([userId, recordId], { userId, recordId, value }),
    remove: (userId, recordId) => change([userId, recordId], undefined),
    read: async (userId, recordId) => {
      const name = nameOf([userId, recordId]);
      if (memory.has(name)) return memory.get(name)?.value;
      return attempt(
        (database) => database.get(store, [userId, recordId]),
        () => undefined,
      );
    },
    list,
    ids,
    listAll: () => list(),
  };
}

/** A record to be written in place of another. */
export interface Replacement {
  readonly store: StoreName;
  readonly recordId: string;
  readonly value: unknown;
  /** The record as it was read, undefined where there was none. Without this the record is written whatever is there. */
  readonly seen?: { readonly value: unknown };
}

/**
 * Writes every record of the user or, where the browser refuses one, none: in one transaction. A record that is no longer
 * as it was seen stays. Returns how many did; rejects where nothing could be written.
 */
export async function replaceRecords(userId: string, replacements: readonly Replacement[]): Promise<number> {
  const stores = [...new Set(replacements.map(({ store }) => store))];
  if (stores.length === 0) return 0;
  const database = open ?? (await connect());
  if (database === undefined) throw new DOMException('No database', 'InvalidStateError');
  const transaction = database.transaction(stores, 'readwrite');
  const replace = async ({ store, recordId, value, seen }: Replacement): Promise<boolean> => {
    const key: RecordKey = [userId, recordId];
    const name = memoryName(store, key);
    const records = transaction.objectStore(store);
    if (seen !== undefined) {
      const current = memory.has(name) ? memory.get(name)?.value : await records.get(key);
      if (JSON.stringify(current) !== JSON.stringify(seen.value)) return false;
    }
    await records.put(value, key);
    return true;
  };
  const results = Promise.all(replacements.map(replace));
  results.catch(() => {
    try {
      // Where a call throws instead of its request failing, the transaction would go on with the rest.
      transaction.abort();
    } catch {
      // The browser has aborted it.
    }
  });
  const [written] = await Promise.all([results, transaction.done]);
  replacements.forEach(({ store, recordId }, index) => {
    if (written[index] === true) memory.delete(memoryName(store, [userId, recordId]));
  });
  return written.filter((isWritten) => !isWritten).length;
}

/** Records read in one request: all of thousands of finished quizzes would block the page for too long. */
const READ_AT_ONCE = 400;

/** Every record of the user, or of all users, after a key. In the order of keys, a list comes after any text. */
function rangeOf(userId: string | undefined, after?: RecordKey): IDBKeyRange {
  const upper = userId === undefined ? [[]] : [userId, []];
  return after === undefined
    ? IDBKeyRange.bound(userId === undefined ? [] : [userId], upper)
    : IDBKeyRange.bound(after, upper, true);
}
