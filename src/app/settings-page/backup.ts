import { type Pause, pauseUnlessAborted } from '@/shared/browser/pause';
import { isoTime } from '@/shared/format/isoTime';
import { restoredMark } from '@/shared/storage/expiredRecords';
import { listRecords } from '@/shared/storage/records';
import { replaceRecords } from '@/shared/storage/replaceRecords';
import { serverNow } from '@/shared/storage/serverClock';
import { isSetAsideId } from '@/shared/storage/setAsideRecords';
import { EXPIRY, type Store } from '@/shared/storage/stores';
import {
  countRows,
  isDeeperThan,
  openBackup,
  type PlannedRecord,
  planRestore,
  type Records,
  type Refusal,
  type RestorePlan,
  writeBackup,
} from './backupModel';
import { BACKED_UP_STORES } from './everyRecord';

/** Twice what 10,000 finished quizzes take. */
const MAX_FILE_BYTES = 100_000_000;
/** More than anyone creates in years; a device still writes them in half a minute. */
const MAX_RECORDS = 100_000;
/** Nesting of lists and objects: no record has more than ten levels. */
const MAX_DEPTH = 50;
/** The longest work in one task. */
const SLICE_MS = 30;

function pausesOf(signal: AbortSignal): Pause {
  const pause = pauseUnlessAborted(signal);
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    await pause();
    begun = performance.now();
  };
}

async function readDevice(userId: string, stores: readonly Store[]): Promise<ReadonlyMap<Store, Records>> {
  const read = new Map<Store, Records>();
  for (const store of stores) {
    const list = (await listRecords(store.name, userId)).filter(({ recordId }) => !isSetAsideId(recordId));
    read.set(store, new Map(list.map(({ recordId, value }) => [recordId, value])));
  }
  return read;
}

/**
 * A file with all of the user's records that a backup contains; `unreadable` ones are not in it. `now` in
 * milliseconds. Rejects once the signal is aborted.
 */
export async function createBackup(userId: string, now: number, signal: AbortSignal) {
  const device = await readDevice(userId, BACKED_UP_STORES);
  const { parts, ...counts } = await writeBackup(
    { userId, createdAt: isoTime(now) },
    device,
    pausesOf(signal),
  );
  return { file: new Blob([...parts], { type: 'application/json' }), ...counts };
}

/** What the file would add and change on this device; changes nothing. Rejects once the signal is aborted. */
export async function readBackup(
  file: File,
  userId: string,
  signal: AbortSignal,
): Promise<RestorePlan | Refusal | 'tooLarge' | 'tooMany' | 'unreadable'> {
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  const text = await file.text().catch(() => undefined);
  signal.throwIfAborted();
  if (text === undefined) return 'unreadable';
  const pause = pausesOf(signal);
  // The browser parses millions of nested levels, but takes seconds for it.
  if (await isDeeperThan(MAX_DEPTH, text, pause)) return 'damaged';
  const opened = openBackup(text, userId);
  if (typeof opened === 'string') return opened;
  if (countRows(opened) > MAX_RECORDS) return 'tooMany';
  const device = await readDevice(userId, [...opened.rows.keys()]);
  return planRestore(opened, device, userId, pause);
}

/**
 * Writes all of the records or, if the browser refuses one, none, and rejects. Returns how many had changed
 * since they were read; those are left as they are. Rejects if the signal is aborted before all are written.
 */
export async function restoreRecords(
  userId: string,
  records: readonly PlannedRecord[],
  signal: AbortSignal,
): Promise<number> {
  return replaceRecords(
    userId,
    records.flatMap(({ previous, ...record }) => {
      const store = record.store.name;
      const mark = restoredMark(store, record.recordId, serverNow());
      return [
        { ...record, store, previous: { value: previous } },
        ...(mark === undefined ? [] : [{ store: EXPIRY.name, ...mark }]),
      ];
    }),
    signal,
  );
}
