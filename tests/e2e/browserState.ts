import type { Page } from '@playwright/test';

interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | null;
    readonly indexes: readonly { readonly name: string; readonly keyPath: string }[];
    readonly keys: readonly IDBValidKey[];
    readonly values: readonly unknown[];
  }[];
}

interface BrowserState {
  readonly local: readonly (readonly [name: string, value: string])[];
  readonly databases: readonly StoredDatabase[];
}

/**
 * localStorage and all databases of the page's origin as JSON; they hold no more than JSON can and maps. Playwright's own
 * `storageState` fills a page and a process of its own for each context, which takes a seventh of opening a screen.
 */
export function readState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ended = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('No result.'));
      });
    const readDatabase = async (name: string): Promise<StoredDatabase> => {
      const database = await ended(indexedDB.open(name));
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names);
      const stores = names.map(async (storeName) => {
        const store = transaction.objectStore(storeName);
        const [keys, values] = await Promise.all([ended(store.getAllKeys()), ended(store.getAll())]);
        return {
          name: storeName,
          keyPath: store.keyPath === null ? null : String(store.keyPath),
          indexes: [...store.indexNames].map((index) => ({
            name: index,
            keyPath: String(store.index(index).keyPath),
          })),
          keys,
          values,
        };
      });
      const read = { name, version: database.version, stores: await Promise.all(stores) };
      database.close();
      return read;
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const state: BrowserState = {
      local: Object.entries(localStorage).map(([name, value]) => [name, String(value)]),
      databases: await Promise.all(names.map(readDatabase)),
    };
    return JSON.stringify(state, (_key, value: unknown) =>
      value instanceof Map ? { mapEntries: [...value] } : value,
    );
  });
}

/** Fills an empty browser. The page must be at the origin, and at none that opens a database of its own. */
export async function restoreState(page: Page, json: string): Promise<void> {
  await page.evaluate(async (text) => {
    const { local, databases } = JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'mapEntries' in value
        ? new Map(value.mapEntries as [unknown, unknown][])
        : value,
    ) as BrowserState;
    for (const [name, value] of local) localStorage.setItem(name, value);
    const fill = ({ name, version, stores }: StoredDatabase): Promise<void> =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const { name: storeName, keyPath, indexes, keys, values } of stores) {
            const store = opening.result.createObjectStore(storeName, { keyPath });
            for (const index of indexes) store.createIndex(index.name, index.keyPath);
            for (const [at, value] of values.entries())
              store.put(value, keyPath === null ? keys[at] : undefined);
          }
        };
        opening.onerror = () => reject(opening.error ?? new Error(`${name} was not filled.`));
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    await Promise.all(databases.map(fill));
  }, json);
}
