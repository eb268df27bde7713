import { inTransaction, onDatabase } from './connection';
import { dropChanges, pendingChange } from './recordChange';
import { announceRecords } from './recordChannel';
import { setAside, type WritableRecords } from './setAsideRecords';
import type { Database, StoreName } from './stores';

export interface Replacement {
  readonly store: StoreName;
  readonly recordId: string;
  /** Undefined deletes the record. */
  readonly value: unknown;
  /**
   * The record as it was read, undefined if there was none. If absent, the record is written regardless of
   * what is stored.
   */
  readonly previous?: { readonly value: unknown };
  /** The previous record is set aside: this release cannot read it. */
  readonly setsPreviousAside?: boolean;
}

/** Requests in one task: a few milliseconds. */
const REQUESTS_PER_SLICE = 200;

/**
 * Writes every record of the user or, if the browser refuses one, none: in one transaction. A record that has
 * changed since it was read stays. Reports it to every tab, and returns how many stayed; rejects if nothing could be
 * written, and with the reason of the signal if it is aborted between two slices.
 */
export async function replaceRecords(
  userId: string,
  replacements: readonly Replacement[],
  signal?: AbortSignal,
): Promise<number> {
  const stores = [...new Set(replacements.map(({ store }) => store))];
  if (stores.length === 0) return 0;
  const replaceAll = async (database: Database): Promise<readonly Replacement[]> => {
    const transaction = database.transaction(stores, 'readwrite');
    return inTransaction(transaction, async () => {
      const written: Replacement[] = [];
      // The transaction stays open while one of its requests is pending: each slice ends with the last of its requests.
      for (let start = 0; start < replacements.length; start += REQUESTS_PER_SLICE) {
        const slice = replacements.slice(start, start + REQUESTS_PER_SLICE);
        const results = await Promise.all(
          slice.map((replacement) =>
            replace(transaction.objectStore(replacement.store), userId, replacement),
          ),
        );
        written.push(...slice.filter((_, index) => results[index]));
        signal?.throwIfAborted();
      }
      return written;
    });
  };
  const written = await onDatabase(replaceAll);
  for (const { store, recordId } of written) dropChanges(store, [userId, recordId]);
  for (const store of new Set(written.map((record) => record.store))) announceRecords(userId, store);
  return replacements.length - written.length;
}

/** Returns whether it was written. */
async function replace(
  records: WritableRecords,
  userId: string,
  { store, recordId, value, previous, setsPreviousAside }: Replacement,
): Promise<boolean> {
  if (previous !== undefined) {
    const pending = pendingChange(store, [userId, recordId]);
    const current = pending === undefined ? await records.get([userId, recordId]) : pending.value;
    if (JSON.stringify(current) !== JSON.stringify(previous.value)) return false;
  }
  if (setsPreviousAside === true) await setAside(records, [userId, recordId], previous?.value);
  if (value === undefined) await records.delete([userId, recordId]);
  else await records.put(value, [userId, recordId]);
  return true;
}
