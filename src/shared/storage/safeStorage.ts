/** The part of `Storage` that the app uses. */
export interface TextStorage {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
}

let isVolatile = false;
const listeners = new Set<() => void>();

/** Whether the browser refused to keep something: what is entered now is lost with this page (robustness 19). */
export function storageIsVolatile(): boolean {
  return isVolatile;
}

/** Calls back once storage turns out to be refused; for the lasting warning. Answers how to stop listening. */
export function onStorageVolatile(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Storage was denied or is full: memory takes its place from here on. */
export function reportVolatileStorage(): void {
  if (isVolatile) return;
  isVolatile = true;
  for (const listener of listeners) listener();
}

/** The browser's storage, with memory in its place wherever it throws. */
export function createSafeStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  /** Names whose value in the browser is out of date, because it refused the newer one. */
  const shadowed = new Set<string>();

  function attempt<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return act(open());
    } catch {
      reportVolatileStorage();
      return otherwise;
    }
  }

  return {
    get: (name) => {
      if (shadowed.has(name)) return memory.get(name);
      return attempt((storage) => storage.getItem(name), null) ?? undefined;
    },
    set: (name, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      memory.set(name, value);
      if (isKept) shadowed.delete(name);
      else shadowed.add(name);
    },
    remove: (name) => {
      memory.delete(name);
      attempt((storage) => {
        storage.removeItem(name);
      }, undefined);
    },
  };
}

/** Lives as long as the browser keeps it; every tab shares it. */
export const localText: TextStorage = createSafeStorage(() => localStorage);
/** Lives as long as the tab. */
export const tabText: TextStorage = createSafeStorage(() => sessionStorage);
