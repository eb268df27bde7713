import type { DBSchema, IDBPDatabase } from 'idb';
import { fieldsOf, tryDecode } from '@/shared/api/decode';

/**
 * The rules for the records of a store of the database, regardless of their content; each is under the id of
 * its user.
 */
export interface StoreRules {
  /** Version of the database since which the store exists. */
  readonly since: number;
  readonly label: string;
  /** Not listed in 'On this device': it comes and goes with others, or has its own list there. */
  readonly isUnlisted?: true;
  /** Whose records are deleted after 30 days. */
  readonly expires: 'of everybody' | 'of other users' | 'never';
  /** Records that stay regardless. */
  readonly keeps?: (recordId: string, value: unknown) => boolean;
  /** Field with the time of the last change by the server's clock: the newer of two versions wins. */
  readonly time?: string;
  /**
   * What a backup contains, and why it omits the rest: `unsent`, it must exist only once, so that it is
   * delivered exactly once; `bank`, it is the server's; `bookkeeping`, of no use elsewhere.
   */
  readonly backup: 'included' | 'unsent' | 'bank' | 'bookkeeping';
  /** Emptied if the device has no space for other records. */
  readonly givesWay?: true;
}

/** Not any string: idb's types do not support a schema whose stores can have any name. */
export type StoreName = Uncapitalize<string>;

export interface Store<Name extends StoreName = StoreName> extends StoreRules {
  readonly name: Name;
  readonly time: string;
}

const stores = new Map<StoreName, Store>();

/**
 * Adds a store to the database. All are declared in one module: the database is opened with all of them, and
 * expiry, removal and lack of space also concern those whose code is not loaded.
 */
export function declareStore<Name extends StoreName>(name: Name, rules: StoreRules): Store<Name> {
  const store = { time: 'updatedAt', ...rules, name };
  stores.set(name, store);
  return store;
}

/** What earlier starts have found expired: see `deleteExpired`. */
export const EXPIRY = declareStore('expiry', {
  since: 3,
  label: 'What age will delete',
  isUnlisted: true,
  expires: 'never',
  time: 'seenAt',
  backup: 'bookkeeping',
});

/** In the order of 'On this device'. */
export const allStores = (): readonly Store[] => [...stores.values()];

/** Throws if there is no such store. */
export function storeNamed(name: StoreName): Store {
  const store = stores.get(name);
  if (store === undefined) throw new Error(`No store '${name}' is declared.`);
  return store;
}

export const isBackedUp = ({ backup }: StoreRules): boolean => backup === 'included';

/** Raised if the previous release cannot read the records of this one. */
export const RECORD_VERSION = 1;

const versionOf = (value: unknown): unknown => tryDecode(() => fieldsOf(value, 'record').get('version'));

/** Whether a newer release has written the record: its content is not known to this one. */
export function isOfNewerRelease(value: unknown): boolean {
  const version = versionOf(value);
  return typeof version === 'number' && version > RECORD_VERSION;
}

/** Some kinds of records initially had no version. */
export function isOfThisRelease(value: unknown): boolean {
  const version = versionOf(value);
  return version === undefined || version === RECORD_VERSION;
}

/** When a stored record was last changed, by the server's clock; undefined if it does not contain that. */
export function timeOf(store: Store, value: unknown): number | undefined {
  const time = tryDecode(() => fieldsOf(value, 'record').get(store.time));
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}

/** The user's id, then the record's: no record is found under another user's id. */
export type RecordKey = readonly [userId: string, recordId: string];

interface StoreSchema {
  readonly key: [userId: string, recordId: string];
  readonly value: unknown;
}

export type Schema = DBSchema & Record<StoreName, StoreSchema>;
export type Database = IDBPDatabase<Schema>;
