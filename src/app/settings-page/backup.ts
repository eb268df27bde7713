import { Left, type Pause, pauseUnless } from '@/shared/browser/pause';
import { isoTime } from '@/shared/format/isoTime';
import { restoredMark } from '@/shared/storage/expiredRecords';
import { isKeptId } from '@/shared/storage/keptRecords';
import { announceRecords } from '@/shared/storage/recordChannel';
import { listRecords } from '@/shared/storage/records';
import { replaceRecords } from '@/shared/storage/replaceRecords';
import { serverNow } from '@/shared/storage/serverClock';
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

/** Bytes: twice what 10,000 finished quizzes take. */
const LARGEST_FILE = 100_000_000;
/** Records of a file: what nobody makes in years, and a device still writes in half a minute. */
const MOST_RECORDS = 100_000;
/** Lists and objects in one another: no record has more than ten. */
const DEEPEST = 50;
/** Milliseconds of work in one task. */
const SLICE = 30;

function pauses(isLeft: () => boolean): Pause {
  const pause = pauseUnless(isLeft);
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE) return;
    await pause();
    begun = performance.now();
  };
}

async function readDevice(userId: string, stores: readonly Store[]): Promise<ReadonlyMap<Store, Records>> {
  const read = new Map<Store, Records>();
  for (const store of stores) {
    const list = (await listRecords(store.name, userId)).filter(({ recordId }) => !isKeptId(recordId));
    read.set(store, new Map(list.map(({ recordId, value }) => [recordId, value])));
  }
  return read;
}

interface Backup {
  readonly file: Blob;
  readonly count: number;
  /** Records that could not be read, and are not in it. */
  readonly unreadable: number;
}

/** A file with all of the user's records that a backup contains. `now` in milliseconds. Rejects with `Left`. */
export async function createBackup(userId: string, now: number, isLeft: () => boolean): Promise<Backup> {
  const device = await readDevice(userId, BACKED_UP_STORES);
  const { parts, ...counts } = await writeBackup({ userId, createdAt: isoTime(now) }, device, pauses(isLeft));
  return { file: new Blob([...parts], { type: 'application/json' }), ...counts };
}

/** What the file would add and change on this device; changes nothing. Rejects with `Left`. */
export async function readBackup(
  file: File,
  userId: string,
  isLeft: () => boolean,
): Promise<RestorePlan | Refusal | 'tooLarge' | 'tooMany' | 'unreadable'> {
  if (file.size > LARGEST_FILE) return 'tooLarge';
  const text = await file.text().catch(() => undefined);
  if (isLeft()) throw new Left();
  if (text === undefined) return 'unreadable';
  const pause = pauses(isLeft);
  // The browser reads what is nested millions of times, but takes seconds for it.
  if (await isDeeperThan(DEEPEST, text, pause)) return 'damaged';
  const opened = openBackup(text, userId);
  if (typeof opened === 'string') return opened;
  if (countRows(opened) > MOST_RECORDS) return 'tooMany';
  const device = await readDevice(userId, [...opened.rows.keys()]);
  return planRestore(opened, device, userId, pause);
}

/**
 * Writes all of the records or, where the browser refuses one, none, and rejects. Returns how many had changed since
 * they were read, and stay as they are. Rejects with `Left` where it is
 * cancelled before all is written.
 */
export async function restoreRecords(
  userId: string,
  records: readonly PlannedRecord[],
  isCancelled: () => boolean,
): Promise<number> {
  const left = await replaceRecords(
    userId,
    records.flatMap(({ seen, ...record }) => {
      const store = record.store.name;
      const mark = restoredMark(store, record.recordId, serverNow());
      return [
        { ...record, store, seen: { value: seen } },
        ...(mark === undefined ? [] : [{ store: EXPIRY.name, ...mark }]),
      ];
    }),
    isCancelled,
  );
  for (const store of new Set(records.map((record) => record.store))) announceRecords(userId, store.name);
  return left;
}
