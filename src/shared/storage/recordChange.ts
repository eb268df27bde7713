import { unwrap } from 'idb';
import { inTransaction, NoDatabase, onDatabase, onRecovered } from './connection';
import { moveAside } from './keptRecords';
import { announceRecords } from './recordChannel';
import { reportRecovery, reportTrouble } from './storageHealth';
import { allStores, type Database, type RecordKey, type StoreName, storeNamed, timeOf } from './stores';
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
  tries: number;
  /** What the first try that read the record has found. */
  found?: { readonly value: unknown };
  /** Another tab has written the record since. */
  isOvertaken: boolean;
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
  const latest: HeldChange = {
    change,
    options,
    isRefused: false,
    settled: Promise.resolve(),
    tries: 0,
    isOvertaken: false,
  };
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
  // What this page shows of the record is no longer what is stored.
  if (latest.isOvertaken) announceRecords(key[0], store);
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

function commitOnce(database: Database, latest: HeldChange): Promise<void> {
  const { change, options } = latest;
  const { store, key, isReadable } = change;
  latest.tries += 1;
  // The lock may have ended since the first try.
  const lock = latest.tries === 1 ? options.lock : undefined;
  const isKnown = lock !== undefined && checked.has(lock) && !unseen.has(nameOf(store, key));
  return isReadable === undefined || isKnown
    ? commitAtOnce(unwrap(database), change)
    : commitBesideUnreadable(database, latest, isReadable);
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isLater = (store: StoreName, stored: unknown, written: unknown): boolean => {
  const [its, own] = [stored, written].map((value) => timeOf(storeNamed(store), value) ?? 0);
  return (its ?? 0) >= (own ?? 0);
};

/**
 * What is stored and cannot be read, or was never read, is moved aside in the same transaction. So is the change
 * itself, if another tab has written the record since the first try, and later.
 */
async function commitBesideUnreadable(
  database: Database,
  latest: HeldChange,
  isReadable: NonNullable<RecordChange['isReadable']>,
): Promise<void> {
  const { store, key, value, merge } = latest.change;
  const transaction = database.transaction([store], 'readwrite', durabilityOf(store));
  await inTransaction(transaction, async () => {
    const records = transaction.objectStore(store);
    const stored = await records.get([...key]);
    const canRead = isReadable(stored);
    const isUnseen = unseen.has(nameOf(store, key));
    const isChanged = latest.found !== undefined && !isSame(stored, latest.found.value);
    const isOvertaken = isChanged && canRead && isLater(store, stored, value);
    latest.found ??= { value: stored };
    if (isOvertaken) {
      if (value !== undefined && merge !== undefined) await records.put(merge(value, stored), [...key]);
      else if (value !== undefined) await moveAside(records, key, value);
    } else {
      const isMerged = canRead && isUnseen && merge !== undefined && value !== undefined;
      const isReplaced = stored === undefined || (canRead && !isUnseen);
      if (!isMerged && !isReplaced) await moveAside(records, key, stored);
      if (value === undefined) await records.delete([...key]);
      else await records.put(isMerged ? merge(stored, value) : value, [...key]);
    }
    transaction.commit();
    latest.isOvertaken = isOvertaken;
  });
}
