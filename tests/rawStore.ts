import '@/domain/stores';
import type { StoreName } from '@/domain/stores';
import { applyChange } from '@/shared/storage/recordChange';
import { listRecords, recordIds, type StoredRecord } from '@/shared/storage/records';

interface RawStore {
  readonly write: (userId: string, recordId: string, value: unknown) => Promise<void>;
  readonly remove: (userId: string, recordId: string) => Promise<void>;
  readonly read: (userId: string, recordId: string) => Promise<unknown>;
  /** Including the records that were moved aside. */
  readonly list: (userId: string) => Promise<readonly StoredRecord[]>;
  readonly ids: (userId: string) => Promise<readonly string[]>;
  /** Of all users. */
  readonly listAll: () => Promise<readonly StoredRecord[]>;
}

/** A store with its records as they are on disk: any value is written and read unchanged. */
export function rawStore(store: StoreName | 'expiry'): RawStore {
  const write = (userId: string, recordId: string, value: unknown): Promise<void> =>
    applyChange({ store, key: [userId, recordId], value });
  return {
    write,
    remove: (userId, recordId) => write(userId, recordId, undefined),
    read: async (userId, recordId) =>
      (await listRecords(store, userId)).find((record) => record.recordId === recordId)?.value,
    list: (userId) => listRecords(store, userId),
    ids: (userId) => recordIds(store, userId),
    listAll: () => listRecords(store),
  };
}

/** Announces, as another tab does, that records were written; without ids, that some were restored or removed. */
export function announceElsewhere(userId: string, store: StoreName, recordIds?: readonly string[]): void {
  const channel = new BroadcastChannel(`qlearn-records-${userId}`);
  channel.postMessage({ tab: 'another tab', store, recordIds });
  channel.close();
}
