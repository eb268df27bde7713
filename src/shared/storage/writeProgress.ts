import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';
import { reportTrouble } from './storageHealth';
import type { StoreName } from './stores';

/** A write that takes this long is shown as in progress. */
const SLOW_AFTER_MS = 1_000;
/** A write that takes this long counts as refused. */
const OVERDUE_AFTER_MS = 10_000;

/** `slow`: a write has taken longer than a second. */
export type WriteProgress = 'done' | 'underWay' | 'slow';

export interface WriteOptions {
  /** Nothing that the user has made depends on it: shown as in progress only once it is slow. */
  readonly isBackground?: boolean;
  /**
   * The Web Lock of the record, which this page has: once a write has checked what is stored, the others put
   * without reading, and are committed in the call. Without a lock, each write reads what it replaces.
   */
  readonly lock?: object | undefined;
  /** The change is that of an earlier page, which could not finish writing it: it gives way to a later version. */
  readonly isResumed?: boolean;
}

interface Write extends WriteOptions {
  readonly store: StoreName;
  isSlow: boolean;
}

const writes = new Set<Write>();
const { subscribe, notify } = createListeners();

export function progressOf(store: StoreName): WriteProgress {
  const own = [...writes].filter(
    (write) => write.store === store && (write.isSlow || write.isBackground !== true),
  );
  if (own.length === 0) return 'done';
  return own.some(({ isSlow }) => isSlow) ? 'slow' : 'underWay';
}

/** Follows a write of a store, which never rejects. Resolves when it has ended, or is overdue. */
export function followWrite(store: StoreName, written: Promise<void>, options?: WriteOptions): Promise<void> {
  const write: Write = { ...options, store, isSlow: false };
  writes.add(write);
  notify();
  return new Promise((resolve) => {
    const slow = setTimeout(() => {
      write.isSlow = true;
      notify();
    }, SLOW_AFTER_MS);
    const overdue = setTimeout(() => {
      reportTrouble(store, 'late', new DOMException('A write takes too long.', 'TimeoutError'));
      resolve();
    }, OVERDUE_AFTER_MS);
    void written.then(() => {
      clearTimeout(slow);
      clearTimeout(overdue);
      writes.delete(write);
      notify();
      resolve();
    });
  });
}

export const useWriteProgress = (store: StoreName): WriteProgress =>
  useSyncExternalStore(subscribe, () => progressOf(store));
