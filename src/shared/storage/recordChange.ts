import { unwrap } from 'idb';
import { inTransaction, NoDatabase, onDatabase, onRecovered } from './connection';
import { moveAside } from './keptRecords';
import { reportRecovery, reportTrouble } from './storageHealth';
import { allStores, type Database, type RecordKey, type StoreName, storeNamed } from './stores';
import { followWrite, type WriteOptions } from './writeProgress';

export interface RecordChange {
  readonly store: StoreName;
  readonly key: RecordKey;
  /** Undefined deletes the record. */
  readonly value: unknown;
  /** Whether this release can read what is stored; undefined if anything may be replaced. */
  readonly isReadable?: ((stored: unknown) => boolean) | undefined;
  /** What is written in place of a readable record that the page has not read. */
  readonly merge?: ((stored: unknown, written: unknown) => unknown) | undefined;
}

interface HeldChange {
  readonly change: RecordChange;
  options: WriteOptions;
  /** By the browser; it is in memory only. */
  isRefused: boolean;
  settled: Promise<void>;
}

/** The latest change of each record, until it is on disk. */
const held = new Map<string, HeldChange>();
/** Records that were used without the database: its version of them is not known to the page, and is not replaced. */
const unseen = new Set<string>();
/** Locks under which the stored record was found to be readable: until they end, this page alone writes it. */
const checked = new WeakSet<object>();

const nameOf = (store: StoreName, [userId, recordId]: RecordKey): string =>
  JSON.stringify([store, userId, recordId]);

/** The change of a record that is not on disk yet. */
export const heldChange = (store: StoreName, key: RecordKey): RecordChange | undefined =>
  held.get(nameOf(store, key))?.change;

interface HeldChanges {
  readonly changes: readonly RecordChange[];
  readonly has: (key: RecordKey) => boolean;
}

export function heldChanges(store: StoreName): HeldChanges {
  const names = new Set(held.keys());
  return {
    changes: [...held.values()].map(({ change }) => change).filter((change) => change.store === store),
    has: (key) => names.has(nameOf(store, key)),
  };
}

/** The page has read the version of a record that the database has. */
export function markSeen(store: StoreName, key: RecordKey): void {
  unseen.delete(nameOf(store, key));
}

/** The page continued without the version of a record that the database may have. */
export function markUnseen(store: StoreName, key: RecordKey): void {
  unseen.add(nameOf(store, key));
}

/** Forgets what waits to be stored, of a record or of the whole store: it was replaced or deleted by other means. */
export function releaseChanges(store: StoreName, key?: RecordKey): void {
  for (const [name, { change }] of held) {
    if (change.store !== store || (key !== undefined && name !== nameOf(store, key))) continue;
    held.delete(name);
  }
}

/**
 * Applies the change; its transaction starts in this call if the database is open. What the browser refuses
 * is held in memory, and moved to disk as soon as the store accepts writes again. Resolves when the change, or
 * a later one of the record, is on disk, refused, or in progress for too long; never rejects.
 */
export function applyChange(change: RecordChange, options: WriteOptions = {}): Promise<void> {
  const latest: HeldChange = { change, options, isRefused: false, settled: Promise.resolve() };
  held.set(nameOf(change.store, change.key), latest);
  return start(latest);
}

function start(latest: HeldChange): Promise<void> {
  latest.isRefused = false;
  latest.settled = settle(latest);
  return followWrite(latest.change.store, latest.settled, latest.options);
}

const laterThan = (latest: HeldChange): HeldChange | undefined => {
  const current = held.get(nameOf(latest.change.store, latest.change.key));
  return current === latest ? undefined : current;
};

const isHeld = (latest: HeldChange): boolean =>
  held.get(nameOf(latest.change.store, latest.change.key)) === latest;

async function settle(latest: HeldChange): Promise<void> {
  const { store, key, merge } = latest.change;
  try {
    await commit(latest);
  } catch (cause) {
    hold(latest, cause);
    await laterThan(latest)?.settled;
    return;
  }
  if (!isHeld(latest)) {
    await laterThan(latest)?.settled;
    return;
  }
  const name = nameOf(store, key);
  held.delete(name);
  // Until the page reads what was merged, its next write has to be merged too.
  if (merge === undefined) unseen.delete(name);
  if (latest.options.lock !== undefined) checked.add(latest.options.lock);
  if (heldChanges(store).changes.length === 0) reportRecovery(store);
  retry(store);
}

function hold(latest: HeldChange, cause: unknown): void {
  const { store, key } = latest.change;
  const name = nameOf(store, key);
  // A later change of the record has replaced it.
  if (held.get(name) !== latest) return;
  if (storeNamed(store).backup === 'bank') {
    held.delete(name);
    return;
  }
  latest.isRefused = true;
  if (cause instanceof NoDatabase) markUnseen(store, key);
  else reportTrouble(store, 'refused', cause);
}

/** Without a store: of all stores. */
function retry(store?: StoreName): void {
  for (const latest of held.values()) {
    if (!latest.isRefused || (store !== undefined && latest.change.store !== store)) continue;
    // The lock may have ended since.
    latest.options = { ...latest.options, lock: undefined };
    void start(latest);
  }
}

onRecovered(() => {
  // A newer release may have written in the meantime.
  retry();
});

/** Evictable records, such as images of the bank, make room for what the user has made. */
async function commit(latest: HeldChange): Promise<void> {
  // A second try, or one that had to wait for the database, must not come after a later change of the record.
  const commitIfHeld = (database: Database): Promise<void> =>
    isHeld(latest) ? commitOnce(database, latest) : Promise.resolve();
  const { store } = latest.change;
  try {
    await onDatabase(commitIfHeld);
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    if (!isFull || storeNamed(store).backup === 'bank') throw cause;
    for (const { name } of allStores().filter(({ givesWay }) => givesWay))
      await onDatabase((database) => database.clear(name));
    await onDatabase(commitIfHeld);
  }
}

function commitOnce(database: Database, { change, options: { lock } }: HeldChange): Promise<void> {
  const { store, key, isReadable } = change;
  const isKnown = lock !== undefined && checked.has(lock) && !unseen.has(nameOf(store, key));
  return isReadable === undefined || isKnown
    ? commitAtOnce(unwrap(database), change)
    : commitBesideUnreadable(database, change, isReadable);
}

/** What exists only here is on disk when its write completes, even if the device loses power: 0.1 ms more. */
const durabilityOf = (store: StoreName): IDBTransactionOptions =>
  storeNamed(store).backup === 'unsent' ? { durability: 'strict' } : {};

/** Without idb's wrappers: each click in the exam is a transaction, and nothing awaits its request. */
function commitAtOnce(database: IDBDatabase, { store, key, value }: RecordChange): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', durabilityOf(store));
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
    const records = transaction.objectStore(store);
    if (value === undefined) records.delete([...key]);
    else records.put(value, [...key]);
    transaction.commit();
  });
}

/** What is stored and cannot be read, or was never read, is moved aside in the same transaction. */
async function commitBesideUnreadable(
  database: Database,
  { store, key, value, merge }: RecordChange,
  isReadable: NonNullable<RecordChange['isReadable']>,
): Promise<void> {
  const transaction = database.transaction([store], 'readwrite', durabilityOf(store));
  await inTransaction(transaction, async () => {
    const records = transaction.objectStore(store);
    const stored = await records.get([...key]);
    const canRead = isReadable(stored);
    const isUnseen = unseen.has(nameOf(store, key));
    const isMerged = canRead && isUnseen && merge !== undefined && value !== undefined;
    const isReplaced = stored === undefined || (canRead && !isUnseen);
    if (!isMerged && !isReplaced) await moveAside(records, key, stored);
    if (value === undefined) await records.delete([...key]);
    else await records.put(isMerged ? merge(stored, value) : value, [...key]);
    transaction.commit();
  });
}
