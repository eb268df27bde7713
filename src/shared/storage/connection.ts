import { openDB, type OpenDBCallbacks } from 'idb';
import type { Database, Schema } from './schema';
import { reportRecovery, reportTrouble } from './storageHealth';
import { allStores } from './stores';

const DATABASE_NAME = 'qlearn';

/** Milliseconds until memory takes the place of a database that does not open. */
const OPENED_WITHIN = 3_000;

/** The database did not open in time, or the browser refuses it. */
export class NoDatabase extends Error {}

/** Used synchronously, so that a write belongs to the click that caused it. */
let open: Database | undefined;
/** Goes on for as long as the browser takes; undefined where the browser refuses. */
let opening: Promise<Database | undefined> | undefined;
/** The same within the time limit. */
let openingInTime: Promise<Database | undefined> | undefined;
/** Someone went on without the database. */
let isMissed = false;
const listeners = new Set<() => void>();

/** Opens the database before its first use. Resolves also where it is denied or does not open in time. */
export async function openDatabase(): Promise<void> {
  await connect();
}

/** Waits once more for a database that did not open in time, and asks again for one that was refused. */
export async function retryOpening(): Promise<void> {
  openingInTime = undefined;
  await connect();
}

/** Calls the listener when a database is there that was missed before; returns an unsubscribe function. */
export function onRecovered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs work on the database; synchronously where it is open. A lost connection, as after a suspension, is opened again
 * once. Rejects with what the browser throws, or with `NoDatabase`.
 */
export async function onDatabase<Result>(act: (database: Database) => Promise<Result>): Promise<Result> {
  const database = open ?? (await requireDatabase());
  try {
    return await act(database);
  } catch (cause) {
    if (!isLost(database, cause)) throw cause;
    disconnect(database);
    return act(await requireDatabase());
  }
}

async function requireDatabase(): Promise<Database> {
  const database = await connect();
  if (database === undefined) throw new NoDatabase('The database is not open.');
  return database;
}

const LOST: readonly string[] = ['InvalidStateError', 'UnknownError'];

const isLost = (database: Database, cause: unknown): boolean =>
  open !== database || (cause instanceof DOMException && LOST.includes(cause.name));

function connect(): Promise<Database | undefined> {
  if (open !== undefined) return Promise.resolve(open);
  opening ??= openDatabaseInItsTime();
  openingInTime ??= inTime(opening);
  return openingInTime;
}

/** Never rejects. What failed is not cached: the next use asks again. */
async function openDatabaseInItsTime(): Promise<Database | undefined> {
  try {
    const database = await requestDatabase();
    open = database;
    reportRecovery('database');
    if (isMissed) for (const listener of listeners) listener();
    isMissed = false;
    return database;
  } catch (cause) {
    isMissed = true;
    reportTrouble('database', 'refused', cause);
    return undefined;
  } finally {
    opening = undefined;
    openingInTime = undefined;
  }
}

function inTime(result: Promise<Database | undefined>): Promise<Database | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      isMissed = true;
      reportTrouble(
        'database',
        isBlocked ? 'blocked' : 'late',
        new NoDatabase('The database does not open.'),
      );
      resolve(undefined);
    }, OPENED_WITHIN);
    void result.then((database) => {
      clearTimeout(timer);
      resolve(database);
    });
  });
}

let isBlocked = false;

/** A function of its own: some browsers throw synchronously. */
async function requestDatabase(): Promise<Database> {
  isBlocked = false;
  const version = Math.max(...allStores().map(({ since }) => since));
  const callbacks: OpenDBCallbacks<Schema> = {
    upgrade: (database, oldVersion) => {
      for (const { name, since } of allStores()) if (since > oldVersion) database.createObjectStore(name);
    },
    blocked: () => {
      isBlocked = true;
    },
    // A newer release in another tab wants to upgrade: close, and reopen on next use.
    blocking: () => disconnect(open),
    terminated: () => disconnect(open),
  };
  try {
    return await openDB<Schema>(DATABASE_NAME, version, callbacks);
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'VersionError')) throw cause;
    // A newer release has upgraded it: upgrades only add, so each store of this release is there, whatever the version.
    return openDB<Schema>(DATABASE_NAME, undefined, callbacks);
  }
}

/** Does nothing where another connection has taken the place of this one. */
function disconnect(database: Database | undefined): void {
  if (database === undefined || open !== database) return;
  open = undefined;
  try {
    database.close();
  } catch {
    // It is lost.
  }
}
