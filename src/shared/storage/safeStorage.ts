import { reportRecovery, reportTrouble } from './storageHealth';

/** The part of `Storage` that the app uses. */
export interface TextStorage {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
}

/** The browser's storage, with memory as a fallback if it throws; `source` names it in `storageHealth`. */
export function createSafeStorage(open: () => Storage, source = 'localStorage'): TextStorage {
  const memory = new Map<string, string>();
  /** Keys whose stored value is out of date, because the browser refused the newer one. */
  const inMemoryOnly = new Set<string>();

  function tryStorage<Result>(operation: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return operation(open());
    } catch (cause) {
      // WebKit removes the storage from a window that closes itself.
      if (typeof window === 'undefined' || !window.closed) reportTrouble(source, 'refused', cause);
      return otherwise;
    }
  }

  return {
    get: (name) => {
      if (inMemoryOnly.has(name)) return memory.get(name);
      return tryStorage((storage) => storage.getItem(name), null) ?? undefined;
    },
    set: (name, value) => {
      const isStored = tryStorage((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      memory.set(name, value);
      if (isStored) inMemoryOnly.delete(name);
      else inMemoryOnly.add(name);
      if (inMemoryOnly.size === 0) reportRecovery(source);
    },
    remove: (name) => {
      memory.delete(name);
      tryStorage((storage) => {
        storage.removeItem(name);
      }, undefined);
    },
  };
}

export const localText: TextStorage = createSafeStorage(() => localStorage);
export const tabText: TextStorage = createSafeStorage(() => sessionStorage, 'sessionStorage');
