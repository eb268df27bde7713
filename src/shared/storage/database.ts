import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { reportVolatileStorage } from './safeStorage';

const NAME = 'qlearn';
const FIRST_STORES = ['journals', 'outbox', 'notes', 'drafts'] as const;

/** What must survive the end of a session, by kind (contract, 'What the browser keeps'). */
export type StoreName = (typeof FIRST_STORES)[number] | 'blocks';

/** The user's id, then the record's: nobody's records are found under another's name. */
type RecordKey = [userId: string, recordId: string];

interface StoreSchema {
  readonly key: RecordKey;
  readonly value: unknown;
}

type Schema = DBSchema & Record<StoreName, StoreSchema>;
type Database = IDBPDatabase<Schema>;

/** Steps from one version of the database to the next; only ever added to. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    for (const store of FIRST_STORES) database.createObjectStore(store);
  },
  (database) => {
    database.createObjectStore('blocks');
  },
];

/** A record as it was kept; its `value` comes from a disk and must be decoded. */
export interface StoredRecord {
  readonly userId: string;
  readonly recordId: string;
  readonly value: unknown;
}

/** One kind of records. Nothing here ever rejects: where the browser refuses, memory takes its place (robustness 19). */
export interface RecordStore {
  /** Begins its transaction at once, so that a click may be followed by anything; resolves when it is on disk. */
  readonly write: (userId: string, recordId: string, value: unknown) => Promise<void>;
  readonly read: (userId: string, recordId: string) => Promise<unknown>;
  readonly list: (userId: string) => Promise<readonly StoredRecord[]>;
  /** Of all users; for what expires. */
  readonly listAll: () => Promise<readonly StoredRecord[]>;
  readonly remove: (userId: string, recordId: string) => Promise<void>;
}

/** An open database is used without waiting, so that a write belongs to the click that caused it. */
let open: Database | undefined;
let opening: Promise<Database | undefined> | undefined;
/** What the browser refused to keep, by store and key; undefined marks what it refused to remove. */
const memory = new Map<string, StoredRecord | undefined>();

/** Opens the database ahead of the first write. Resolves also when it is denied. */
export async function openDatabase(): Promise<void> {
  await connect();
}

function connect(): Promise<Database | undefined> {
  // In a function of its own: some browsers refuse by throwing at once.
  opening ??= openOrThrow().then(
    (database) => {
      open = database;
      return database;
    },
    () => {
      reportVolatileStorage();
      return undefined;
    },
  );
  return opening;
}

async function openOrThrow(): Promise<Database> {
  return openDB<Schema>(NAME, UPGRADES.length, {
    upgrade: (database, oldVersion) => {
      for (const step of UPGRADES.slice(oldVersion)) step(database);
    },
    // A newer release in another tab wants to upgrade: give way, reopen with the next use.
    blocking: () => {
      open?.close();
      disconnect();
    },
    terminated: disconnect,
  });
}

function disconnect(): void {
  open = undefined;
  opening = undefined;
}

/** Does something with the database, or `otherwise` where it is denied or refuses. */
async function attempt<Result>(
  act: (database: Database) => Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  try {
    const database = open ?? (await connect());
    return database === undefined ? otherwise() : await act(database);
  } catch {
    reportVolatileStorage();
    return otherwise();
  }
}

/** Without idb's wrappers: each click of a sitting makes a transaction, and nobody listens to its request. */
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

/** The records of one kind, each under its user's id. */
export function recordStore(store: StoreName): RecordStore {
  const nameOf = ([userId, recordId]: RecordKey): string => JSON.stringify([store, userId, recordId]);

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

  async function listAll(): Promise<readonly StoredRecord[]> {
    const kept = await attempt<readonly StoredRecord[]>(
      async (database) => {
        const transaction = database.transaction(store);
        const [keys, values] = await Promise.all([
          transaction.store.getAllKeys(),
          transaction.store.getAll(),
          transaction.done,
        ]);
        return keys.map(([userId, recordId], index) => ({ userId, recordId, value: values[index] }));
      },
      () => [],
    );
    const onDisk = kept.filter(({ userId, recordId }) => !memory.has(nameOf([userId, recordId])));
    const inMemory = [...memory]
      .filter(([name]) => name.startsWith(`["${store}"`))
      .flatMap(([, record]) => record ?? []);
    return [...onDisk, ...inMemory];
  }

  return {
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
    list: async (userId) => (await listAll()).filter((record) => record.userId === userId),
    listAll,
  };
}
