import { openDB } from 'idb';
import { createQueue, type Database } from './database';
import { type Records, STORE_NAMES, type StoreName } from './records';

const DATABASE_NAME = 'qlearn-demo';

/** Raised when a record type changes: older data is then dropped and seeded again. */
const DATABASE_VERSION = 1;

/** Opens the demo's database in IndexedDB, shared by every tab. Throws if the browser denies storage. */
export async function openIndexedDatabase(name: string = DATABASE_NAME): Promise<Database> {
  const connection = await openDB(name, DATABASE_VERSION, {
    upgrade: (upgrading) => {
      for (const old of [...upgrading.objectStoreNames]) upgrading.deleteObjectStore(old);
      for (const store of STORE_NAMES) {
        upgrading.createObjectStore(store, { keyPath: 'id' }).createIndex('group', 'group');
      }
    },
    blocking: () => {
      connection.close();
    },
  });

  const inPage = createQueue();
  // Excludes other tabs too, if Web Locks exist.
  const locks = 'navigator' in globalThis && 'locks' in navigator ? navigator.locks : undefined;

  return {
    get: async <S extends StoreName>(store: S, id: string) => {
      const record: Records[S] | undefined = await connection.get(store, id);
      return record;
    },
    all: async <S extends StoreName>(store: S) => {
      const records: Records[S][] = await connection.getAll(store);
      return records;
    },
    byGroup: async <S extends StoreName>(store: S, group: string) => {
      const records: Records[S][] = await connection.getAllFromIndex(store, 'group', group);
      return records;
    },
    put: async (store, ...records) => {
      const transaction = connection.transaction(store, 'readwrite');
      await Promise.all([...records.map((record) => transaction.store.put(record)), transaction.done]);
    },
    remove: (store, id) => connection.delete(store, id),
    clear: async () => {
      const transaction = connection.transaction([...STORE_NAMES], 'readwrite');
      await Promise.all([
        ...STORE_NAMES.map((store) => transaction.objectStore(store).clear()),
        transaction.done,
      ]);
    },
    exclusive: (work) => inPage(() => locks?.request(`${name}-work`, work) ?? work()),
    close: () => {
      connection.close();
    },
  };
}
