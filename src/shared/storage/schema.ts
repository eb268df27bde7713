import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoreName } from './storedRecords';

export const DATABASE_NAME = 'qlearn';

/** The user's id, then the record's: no record is found under another user's id. */
export type RecordKey = readonly [userId: string, recordId: string];

interface StoreSchema {
  readonly key: [userId: string, recordId: string];
  readonly value: unknown;
}

export type Schema = DBSchema & Record<StoreName, StoreSchema>;
export type Database = IDBPDatabase<Schema>;

/** Upgrades from one version of the database to the next; append only. */
export const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    for (const store of ['journals', 'outbox', 'notes', 'drafts'] as const) database.createObjectStore(store);
  },
  (database) => {
    database.createObjectStore('blocks');
  },
  (database) => {
    database.createObjectStore('sent');
    database.createObjectStore('expiry');
  },
  (database) => {
    database.createObjectStore('attemptTexts');
    database.createObjectStore('attemptImages');
  },
  (database) => {
    database.createObjectStore('questionNotes');
    database.createObjectStore('finishedAttempts');
  },
  (database) => {
    database.createObjectStore('presets');
  },
  (database) => {
    database.createObjectStore('practice');
  },
  (database) => {
    database.createObjectStore('triage');
  },
];
