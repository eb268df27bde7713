import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoreName } from './stores';

/** The user's id, then the record's: no record is found under another user's id. */
export type RecordKey = readonly [userId: string, recordId: string];

interface StoreSchema {
  readonly key: [userId: string, recordId: string];
  readonly value: unknown;
}

export type Schema = DBSchema & Record<StoreName, StoreSchema>;
export type Database = IDBPDatabase<Schema>;
