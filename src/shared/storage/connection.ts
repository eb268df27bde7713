import { openDB, type OpenDBCallbacks } from 'idb';
import { createListeners } from '@/shared/browser/listeners';
import { type ConnectionEvent, type ConnectionState, nextConnection } from './connectionModel';
import { reportRecovery, reportTrouble } from './storageHealth';
import { allStores, type Database, type Schema } from './stores';

const DATABASE_NAME = 'qlearn';

/** After this, memory replaces a database that does not open. */
const OPEN_TIMEOUT_MS = 3_000;

/** The database did not open in time, or the browser refuses it. */
export class NoDatabase extends Error {}

interface Connection {
  state: ConnectionState;
  /** Used synchronously, so that a write belongs to the click that caused it. */
  database: Database | undefined;
  /** Pending for as long as the browser takes; undefined if the browser refuses. */
  request: Promise<Database | undefined> | undefined;
  /** The same within the time limit. */
  requestInTime: Promise<Database | undefined> | undefined;
}

const connection: Connection = {
  state: 'closed',
  database: undefined,
  request: undefined,
  requestInTime: undefined,
};
const recovered = createListeners();
const created = createListeners();

function move(event: ConnectionEvent): void {
  connection.state = nextConnection(connection.state, event);
}

/** Opens the database before its first use. Resolves even if it is denied or does not open in time. */
export async function openDatabase(): Promise<void> {
  await connect();
}

/** Waits once more for a database that did not open in time, and requests a refused one again. */
export async function retryOpening(): Promise<void> {
  connection.requestInTime = undefined;
  await connect();
}

export const isDatabaseOpen = (): boolean => connection.database !== undefined;

/** Calls the listener when a database that was missing before is open; returns an unsubscribe function. */
export const onRecovered = recovered.subscribe;

/** Calls the listener when there was no database; returns an unsubscribe function. */
export const onCreated = created.subscribe;

/**
 * Runs work on the database; synchronously if it is open. A lost connection, as after a suspension, is
 * reopened once; if it is lost again, what is refused waits for the next use. Rejects with what the browser throws,
 * or with `NoDatabase`.
 */
export async function onDatabase<Result>(
  operation: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connection.database ?? (await requireDatabase());
  try {
    return await operation(database);
  } catch (cause) {
    if (!isLost(database, cause)) throw cause;
    disconnect(database);
  }
  const reopened = await requireDatabase();
  try {
    return await operation(reopened);
  } catch (cause) {
    if (isLost(reopened, cause)) {
      disconnect(reopened);
      move('refused');
    }
    throw cause;
  }
}

async function requireDatabase(): Promise<Database> {
  const database = await connect();
  if (database === undefined) throw new NoDatabase('The database is not open.');
  return database;
}

const LOST: readonly string[] = ['InvalidStateError', 'UnknownError'];

const isLost = (database: Database, cause: unknown): boolean =>
  connection.database !== database || (cause instanceof DOMException && LOST.includes(cause.name));

function connect(): Promise<Database | undefined> {
  if (connection.database !== undefined) return Promise.resolve(connection.database);
  connection.request ??= openDatabaseInItsTime();
  connection.requestInTime ??= inTime(connection.request);
  return connection.requestInTime;
}

/** Never rejects. A failure is not cached: the next use tries again. */
async function openDatabaseInItsTime(): Promise<Database | undefined> {
  move('requested');
  try {
    const database = await requestDatabase();
    const wasMissing = connection.state !== 'opening';
    connection.database = database;
    move('opened');
    reportRecovery('database');
    if (wasMissing) recovered.notify();
    return database;
  } catch (cause) {
    move('refused');
    reportTrouble('database', 'refused', cause);
    return undefined;
  } finally {
    connection.request = undefined;
    connection.requestInTime = undefined;
  }
}

function inTime(result: Promise<Database | undefined>): Promise<Database | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      move('late');
      reportMissing();
      resolve(undefined);
    }, OPEN_TIMEOUT_MS);
    void result.then((database) => {
      clearTimeout(timer);
      resolve(database);
    });
  });
}

const reportMissing = (): void =>
  reportTrouble(
    'database',
    connection.state === 'blocked' ? 'blocked' : 'late',
    new NoDatabase('The database does not open.'),
  );

/** A separate async function: some browsers throw synchronously. */
async function requestDatabase(): Promise<Database> {
  const version = Math.max(...allStores().map(({ since }) => since));
  const callbacks: OpenDBCallbacks<Schema> = {
    upgrade: (database, oldVersion) => {
      for (const { name, since } of allStores()) if (since > oldVersion) database.createObjectStore(name);
      if (oldVersion === 0) created.notify();
    },
    blocked: () => {
      // Some browsers say so late, for example if a page that was reloaded waits first.
      const isLate = connection.state === 'memory';
      move('blocked');
      if (isLate) reportMissing();
    },
    // A newer release in another tab wants to upgrade: close, and reopen on next use.
    blocking: () => disconnect(connection.database),
    terminated: () => disconnect(connection.database),
  };
  try {
    return await openDB<Schema>(DATABASE_NAME, version, callbacks);
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'VersionError')) throw cause;
    // A newer release has upgraded it: upgrades only add, so each store of this release exists, regardless of
    // the version.
    return openDB<Schema>(DATABASE_NAME, undefined, callbacks);
  }
}

/** Runs work in a transaction. Resolves with its result when it is on disk; nothing is if the work fails. */
export async function inTransaction<Result>(
  transaction: { readonly abort: () => void; readonly done: Promise<void> },
  work: () => Promise<Result>,
): Promise<Result> {
  const worked = work();
  worked.catch(() => {
    try {
      // If a call throws instead of its request failing, the transaction would continue with the rest.
      transaction.abort();
    } catch {
      // The browser has already aborted it.
    }
  });
  const [result] = await Promise.all([worked, transaction.done]);
  return result;
}

/** Does nothing if another connection has replaced this one. */
function disconnect(database: Database | undefined): void {
  if (database === undefined || connection.database !== database) return;
  connection.database = undefined;
  move('lost');
  try {
    database.close();
  } catch {
    // The connection is already lost.
  }
}
