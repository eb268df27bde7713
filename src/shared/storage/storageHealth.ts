import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';
import { reportUnlessLeaving } from '@/shared/browser/reportError';
import { once } from '@/shared/format/once';

/**
 * Why what is entered now is in memory only. `blocked`: a tab of an older release keeps the database from being
 * upgraded. `late`: the browser has not responded in time, which may have the same cause after a reload. `refused`: it
 * does not store.
 */
export type StorageTrouble = 'blocked' | 'late' | 'refused';

/** The first one present is shown: its message names the most specific remedy. */
const ORDER: readonly StorageTrouble[] = ['blocked', 'late', 'refused'];

/** By source: the database, one of its stores, or one of the browser's storages. */
const troubles = new Map<string, StorageTrouble>();
const listeners = createListeners();

/** What keeps the browser from storing; undefined while everything is stored. */
export const storageTrouble = (): StorageTrouble | undefined => {
  const present = new Set(troubles.values());
  return ORDER.find((trouble) => present.has(trouble));
};

/** Why the content of the database cannot be read. A database that is refused permanently has no content. */
function databaseTrouble(): 'blocked' | 'late' | undefined {
  const trouble = troubles.get('database');
  return trouble === 'refused' ? undefined : trouble;
}

const readingOf = (store: string): string => `${store}, reading`;

export const reportUnreadable = (store: string, cause: unknown): void =>
  reportTrouble(readingOf(store), 'refused', cause);

export const reportReadable = (store: string): void => reportRecovery(readingOf(store));

/**
 * Why the last read of a store failed, whose content is then unknown: what is not found may be there. Undefined if it
 * did not fail, or if there is no database that could have content.
 */
export const readTrouble = (store: string): StorageTrouble | undefined =>
  databaseTrouble() ?? troubles.get(readingOf(store));

/** Whether something is in memory only: it is lost with this page. */
export const storageIsVolatile = (): boolean => troubles.size > 0;

export const onStorageTrouble = listeners.subscribe;

/** The operator is informed of the first problem on a page. */
const reportFirst = once((cause: unknown, trouble: StorageTrouble) =>
  reportUnlessLeaving('denied storage', cause, trouble),
);

export function reportTrouble(source: string, trouble: StorageTrouble, cause: unknown): void {
  if (troubles.get(source) === trouble) return;
  troubles.set(source, trouble);
  void reportFirst(cause, trouble);
  listeners.notify();
}

/** The source stores again, and memory holds nothing of it. */
export function reportRecovery(source: string): void {
  if (troubles.delete(source)) listeners.notify();
}

/** Shown in place of what is read from the device. */
export const UNREADABLE = {
  blocked: 'Saved data cannot be read: QLearn is open in another tab of an older version. Close that tab.',
  late: 'Saved data could not be read: this device’s storage is not responding. If QLearn is open in other tabs, close them.',
  refused: 'Saved data could not be read. Please try again.',
} as const satisfies Record<StorageTrouble, string>;

/** What keeps the browser from storing; undefined while everything is stored. */
export const useStorageTrouble = () => useSyncExternalStore(onStorageTrouble, storageTrouble);

/** Why what is stored on the device cannot be read; undefined while it can. */
export const useDatabaseTrouble = () => useSyncExternalStore(onStorageTrouble, databaseTrouble);

export const useStorageVolatile = (): boolean => useSyncExternalStore(onStorageTrouble, storageIsVolatile);
