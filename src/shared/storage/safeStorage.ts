import { reportHandled } from '@/shared/browser/reportError';

/** The part of `Storage` that the app uses. */
export interface TextStorage {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
}

let isVolatile = false;
const listeners = new Set<() => void>();

/** Whether the browser refused to store something: what is entered now is lost with this page. */
export function storageIsVolatile(): boolean {
  return isVolatile;
}

/** Subscribes to storage being refused; returns an unsubscribe function. */
export function onStorageVolatile(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Storage was denied or is full: memory is used from here on. */
export function reportVolatileStorage(cause: unknown): void {
  if (isVolatile) return;
  isVolatile = true;
  reportHandled('denied storage', cause);
  for (const listener of listeners) listener();
}

/** The browser's storage, with memory as a fallback wherever it throws. */
export function createSafeStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  /** Keys whose stored value is out of date, because the browser refused the newer one. */
  const inMemoryOnly = new Set<string>();

  function attempt<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return act(open());
    } catch (cause) {
      reportVolatileStorage(cause);
      return otherwise;
    }
  }

  return {
    get: (name) => {
      if (inMemoryOnly.has(name)) return memory.get(name);
      return attempt((storage) => storage.getItem(name), null) ?? undefined;
    },
    set: (name, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      memory.set(name, value);
      if (isKept) inMemoryOnly.delete(name);
      else inMemoryOnly.add(name);
    },
    remove: (name) => {
      memory.delete(name);
      attempt((storage) => {
        storage.removeItem(name);
      }, undefined);
    },
  };
}

/** Local storage, shared by every tab. */
export const localText: TextStorage = createSafeStorage(() => localStorage);
/** Session storage of the tab. */
export const tabText: TextStorage = createSafeStorage(() => sessionStorage);
