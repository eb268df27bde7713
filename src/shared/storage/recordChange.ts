import { unwrap } from 'idb';
import { stringList } from '@/shared/api/list';
import { inTransaction, isDatabaseOpen, NoDatabase, onCreated, onDatabase, onRecovered } from './connection';
import { announceRecords } from './recordChannel';
import { type ChangeState, planWrite, type StoredState, type WritePlan } from './recordModel';
import { setAside } from './setAsideRecords';
import { reportRecovery, reportTrouble } from './storageHealth';
import { allStores, type Database, type RecordKey, type StoreName, storeNamed, timeOf } from './stores';
import { followWrite, type WriteOptions } from './writeProgress';

export interface RecordChange {
  readonly store: StoreName;
  readonly key: RecordKey;
  /** Undefined deletes the record. */
  readonly value: unknown;
  /** When a record was removed, by the server's clock: a version that is later stays. */
  readonly removedAt?: number | undefined;
  /** Whether this release can read what is stored; undefined if anything may be replaced. */
  readonly isReadable?: ((stored: unknown) => boolean) | undefined;
  /** What is written in place of a readable record that the page has not read, or that has changed since. */
  readonly merge?: ((stored: unknown, written: unknown) => unknown) | undefined;
}

interface PendingChange {
  readonly change: RecordChange;
  readonly options: WriteOptions;
  /** Nothing that the user has made depends on it, nor on a change that it replaces. */
  readonly isBackground: boolean;
  state: ChangeState;
  settled: Promise<void>;
  tries: number;
  /** The page did not know the version of the record that the database had: see `unread`. */
  isUnread: boolean;
  /** A try may have been refused before it read the record: another tab may have written since. */
  isUninformed: boolean;
  /** What the first try that read the record has found. */
  found?: { readonly value: unknown };
  /** What is stored is not what this page shows: another tab has written it since, or it was not read. */
  isOvertaken: boolean;
}

/** The latest change of each record, until it is on disk. */
const pending = new Map<string, PendingChange>();
/** What this page has last read or written of each record that can be merged; undefined if there was none. */
const known = new Map<string, unknown>();
/** Records that were used without the database: its version of them is not known to the page, and is not replaced. */
const unread = new Set<string>();
/** Locks under which the stored record was found to be readable: until they end, this page alone writes it. */
const checked = new WeakSet<object>();

const nameOf = (store: StoreName, [userId, recordId]: RecordKey): string =>
  JSON.stringify([store, userId, recordId]);

/** The change of a record that is not on disk yet. */
export const pendingChange = (store: StoreName, key: RecordKey): RecordChange | undefined =>
  pending.get(nameOf(store, key))?.change;

interface PendingChanges {
  readonly changes: readonly RecordChange[];
  readonly has: (key: RecordKey) => boolean;
}

/** Without those that the browser has refused. */
export const changesBeingWritten = (): readonly RecordChange[] =>
  [...pending.values()].filter(({ state }) => state === 'writing').map(({ change }) => change);

export function pendingChanges(store: StoreName): PendingChanges {
  const names = new Set(pending.keys());
  return {
    changes: Array.from(pending.values(), ({ change }) => change).filter((change) => change.store === store),
    has: (key) => names.has(nameOf(store, key)),
  };
}

/** The page has read the version of a record that the database has. */
export function markRead(store: StoreName, key: RecordKey): void {
  unread.delete(nameOf(store, key));
}

/** Which version of a record that can be merged the page has read or written. */
export function markKnown(store: StoreName, key: RecordKey, version: unknown): void {
  known.set(nameOf(store, key), version);
}

/** The ids of the user's records of which the page knows a version, or that it does not know it. */
export const trackedIds = (store: StoreName, userId: string): readonly string[] =>
  [...known.keys(), ...unread]
    .map((name) => stringList(JSON.parse(name)))
    .flatMap(([ofStore, owner, recordId = '']) => (ofStore === store && owner === userId ? [recordId] : []));

/** The page continued without the version of a record that the database may have. */
export function markUnread(store: StoreName, key: RecordKey): void {
  unread.add(nameOf(store, key));
}

/** Forgets what waits to be stored, of a record or of the whole store: it was replaced or deleted by other means. */
export function dropChanges(store: StoreName, key?: RecordKey): void {
  for (const [name, { change }] of pending) {
    if (change.store !== store || (key !== undefined && name !== nameOf(store, key))) continue;
    pending.delete(name);
  }
}

/**
 * Applies the change; its transaction starts in this call if the database is open. What the browser refuses
 * is held in memory, and moved to disk as soon as the store accepts writes again. Resolves when the change, or
 * a later one of the record, is on disk, refused, or in progress for too long; never rejects.
 */
export function applyChange(change: RecordChange, options: WriteOptions = {}): Promise<void> {
  const name = nameOf(change.store, change.key);
  const latest: PendingChange = {
    change,
    options,
    isBackground: options.isBackground === true && pending.get(name)?.isBackground !== false,
    state: 'writing',
    settled: Promise.resolve(),
    tries: 0,
    isUnread: unread.has(name),
    isUninformed: options.isResumed === true,
    isOvertaken: false,
  };
  pending.set(name, latest);
  return start(latest);
}

function start(latest: PendingChange): Promise<void> {
  latest.state = 'writing';
  latest.settled = settle(latest);
  const { change, options, isBackground, settled } = latest;
  return followWrite(change.store, settled, { ...options, isBackground });
}

const laterThan = (latest: PendingChange): PendingChange | undefined => {
  const current = pending.get(nameOf(latest.change.store, latest.change.key));
  return current === latest ? undefined : current;
};

const isPending = (latest: PendingChange): boolean =>
  pending.get(nameOf(latest.change.store, latest.change.key)) === latest;

async function settle(latest: PendingChange): Promise<void> {
  const { store, key } = latest.change;
  try {
    await commit(latest);
  } catch (cause) {
    keepRefused(latest, cause);
    await laterThan(latest)?.settled;
    return;
  }
  if (!isPending(latest)) {
    await laterThan(latest)?.settled;
    return;
  }
  pending.delete(nameOf(store, key));
  if (latest.options.lock !== undefined) checked.add(latest.options.lock);
  // What this page shows of the record is no longer what is stored.
  if (latest.isOvertaken) announceRecords(key[0], store);
  if (pendingChanges(store).changes.length === 0) reportRecovery(store);
  retry(store);
}

function keepRefused(latest: PendingChange, cause: unknown): void {
  const { store, key } = latest.change;
  // A later change of the record has replaced it.
  if (!isPending(latest)) return;
  if (storeNamed(store).backup === 'bank') {
    pending.delete(nameOf(store, key));
    return;
  }
  latest.state = 'refused';
  if (!(cause instanceof NoDatabase)) {
    latest.isUninformed = true;
    reportTrouble(store, 'refused', cause);
    return;
  }
  markUnread(store, key);
  latest.isUnread = true;
  // It has opened since the change was refused: no other change may come that would try this one again.
  if (isDatabaseOpen()) void start(latest);
}

/** Without a store: of all stores. */
function retry(store?: StoreName): void {
  for (const latest of pending.values()) {
    if (latest.state !== 'refused' || (store !== undefined && latest.change.store !== store)) continue;
    void start(latest);
  }
}

// What the browser has deleted with the whole database was removed by no tab.
onCreated(() => known.clear());
onRecovered(() => retry());

/** Evictable records, such as images of the bank, make room for what the user has made. */
async function commit(latest: PendingChange): Promise<void> {
  // A second try, or one that had to wait for the database, must not come after a later change of the record.
  const commitIfPending = (database: Database): Promise<void> =>
    isPending(latest) ? commitOnce(database, latest) : Promise.resolve();
  const { store } = latest.change;
  try {
    await onDatabase(commitIfPending);
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    if (!isFull || storeNamed(store).backup === 'bank') throw cause;
    for (const { name } of allStores().filter(({ givesWay }) => givesWay))
      await onDatabase((database) => database.clear(name));
    await onDatabase(commitIfPending);
  }
}

function commitOnce(database: Database, latest: PendingChange): Promise<void> {
  const { change, options } = latest;
  const { store, key, isReadable } = change;
  latest.tries += 1;
  // The lock may have ended since the first try.
  const lock = latest.tries === 1 ? options.lock : undefined;
  const isKnown =
    lock !== undefined && checked.has(lock) && !latest.isUnread && !unread.has(nameOf(store, key));
  return isReadable === undefined || isKnown
    ? commitAtOnce(unwrap(database), change)
    : commitAfterReading(database, latest, isReadable);
}

/** What exists only here is on disk when its write completes, even if the device loses power: 0.1 ms more. */
const durabilityOf = (store: StoreName): IDBTransactionOptions =>
  storeNamed(store).backup === 'unsent' ? { durability: 'strict' } : {};

/** Without idb's wrappers: each click in the exam is a transaction, and nothing awaits its request. */
function commitAtOnce(database: IDBDatabase, change: RecordChange): Promise<void> {
  const { store, key, value } = change;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', durabilityOf(store));
    transaction.oncomplete = () => {
      markWritten(change);
      resolve();
    };
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
    const records = transaction.objectStore(store);
    if (value === undefined) records.delete([...key]);
    else records.put(value, [...key]);
    transaction.commit();
  });
}

function markWritten({ store, key, value, merge }: RecordChange): void {
  if (merge !== undefined) {
    // It may stay unread: until the page reads what was merged, its next write has to be merged too.
    markKnown(store, key, value);
    return;
  }
  markRead(store, key);
  // A later change, which may be under way, replaces what the page itself has written.
  const current = pending.get(nameOf(store, key));
  if (current !== undefined) current.isUnread = false;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has the same time is an earlier change of this page, which may not know yet that it is on disk. */
const isLater = (stored: unknown, { store, value, removedAt = 0 }: RecordChange): boolean => {
  const timeIn = (version: unknown): number | undefined => timeOf(storeNamed(store), version);
  return (timeIn(stored) ?? 0) > (timeIn(value) ?? removedAt);
};

const stateOf = (stored: unknown, isReadable: (stored: unknown) => boolean): StoredState => {
  if (stored === undefined) return 'absent';
  return isReadable(stored) ? 'stored' : 'unreadable';
};

/** Undefined if the plan merges nothing. */
function mergedBy(
  write: WritePlan['write'],
  { stored, value, merge }: Pick<RecordChange, 'value' | 'merge'> & { readonly stored: unknown },
): unknown {
  if (write === 'mergeAsLater') return merge?.(stored, value);
  return write === 'mergeAsEarlier' ? merge?.(value, stored) : undefined;
}

/**
 * What is stored and cannot be read, or was never read, is set aside in the same transaction. So is the change
 * itself, if another tab has written the record since the first try, and later.
 */
async function commitAfterReading(
  database: Database,
  latest: PendingChange,
  isReadable: NonNullable<RecordChange['isReadable']>,
): Promise<void> {
  const { change, isBackground } = latest;
  const { store, key, value, merge } = change;
  const name = nameOf(store, key);
  const isRemoval = value === undefined;
  const transaction = database.transaction([store], 'readwrite', durabilityOf(store));
  const write = await inTransaction(transaction, async () => {
    const records = transaction.objectStore(store);
    const stored = await records.get([...key]);
    const state = stateOf(stored, isReadable);
    const isChanged = latest.found === undefined ? latest.isUninformed : !isSame(stored, latest.found.value);
    const isStale = merge !== undefined && known.has(name) && !isSame(stored, known.get(name));
    const isOvertaken =
      (state === 'stored' && (isChanged || isStale) && !isSame(stored, value) && isLater(stored, change)) ||
      (isStale && (isRemoval || isBackground));
    // Otherwise a try after this one would take it for the version that the change was made of.
    if (!isChanged) latest.found ??= { value: stored };
    const plan = planWrite({
      stored: state,
      isRemoval,
      isBackground,
      isUnread: isStale || latest.isUnread || unread.has(name),
      isOvertaken,
      canMerge: merge !== undefined,
    });
    if (plan.setAside !== undefined)
      await setAside(records, key, plan.setAside === 'stored' ? stored : value);
    const version = plan.write === 'change' ? value : mergedBy(plan.write, { stored, value, merge });
    if (plan.write === 'removal') await records.delete([...key]);
    else if (version !== undefined) await records.put(version, [...key]);
    transaction.commit();
    latest.isOvertaken = isOvertaken || plan.write === 'keep';
    return plan.write;
  });
  // What the page has, and what it writes next, lacks what was merged.
  if (write === 'mergeAsLater') unread.add(name);
  else if (write === 'change' || write === 'removal') markWritten(change);
}
