import { optionalDate } from '@/shared/api/date';
import { isObject, tryDecode } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import type { Pause } from '@/shared/browser/pause';
import { parseJson } from '@/shared/format/parseJson';
import type { Rebuilt } from '@/shared/storage/deviceRecord';
import { isSetAsideId } from '@/shared/storage/setAsideRecords';
import { isOfNewerRelease, type Store, timeOf } from '@/shared/storage/stores';
import { BACKED_UP_STORES, kindOf, reservedNames } from './everyRecord';

/** Raised when the file changes in a way that this release could not read; a file of a newer version is refused. */
const BACKUP_VERSION = 1;
const APP = 'qlearn';

/** Two ids of 256 characters, as of highlights, with the prefix of a kind. */
const MAX_ID_LENGTH = 600;
/** As JSON: more than any form takes. */
const MAX_RECORD_LENGTH = 1_000_000;
/** The latest time of a `Date`. */
const MAX_TIME_MS = 8.64e15;

export type Records = ReadonlyMap<string, unknown>;

export type Refusal = 'damaged' | 'foreign' | 'newer' | 'ofAnotherUser';

/** A file of this app and this user; its records are not read yet. */
export interface BackupFile {
  /** ISO 8601, UTC; undefined if the file does not have it. */
  readonly createdAt: string | undefined;
  readonly rows: ReadonlyMap<Store, readonly unknown[]>;
  readonly unknownKinds: number;
}

/**
 * `taken`: another record has its name. `newer`: the device has a newer version, or a different one without a
 * date.
 */
export type RestoreOutcome = 'added' | 'changed' | 'same' | 'newer' | 'damaged' | 'taken';

export interface PlannedRecord {
  readonly store: Store;
  readonly recordId: string;
  readonly value: unknown;
  /** The device's record as it was read; undefined if there is none. */
  readonly previous: unknown;
  /** This release cannot read it: it is set aside. */
  readonly setsPreviousAside: boolean;
}

export type Tally = Readonly<Record<RestoreOutcome, number>>;

export interface RestorePlan {
  readonly createdAt: string | undefined;
  /** Added or changed. */
  readonly writes: readonly PlannedRecord[];
  /** Newer on the device: written only if the user asks for it. */
  readonly newer: readonly PlannedRecord[];
  readonly tallies: ReadonlyMap<Store, Tally>;
  readonly unknownKinds: number;
}

/** Records between two pauses: a few milliseconds, even on a slow phone. */
const RECORDS_PER_SLICE = 50;

const headerOf = (userId: string, createdAt: string): string =>
  JSON.stringify({ app: APP, version: BACKUP_VERSION, userId, createdAt }).slice(0, -1);

/**
 * The text of a backup, in parts: a single text of thousands of quizzes would block the page for too long. `createdAt`
 * in ISO 8601, UTC; `unreadable` records are left out.
 */
export async function writeBackup(
  { userId, createdAt }: { readonly userId: string; readonly createdAt: string },
  device: ReadonlyMap<Store, Records>,
  pause: Pause,
) {
  const parts = [headerOf(userId, createdAt), ',"records":{'];
  let count = 0;
  let unreadable = 0;
  let done = 0;
  for (const [index, store] of BACKED_UP_STORES.entries()) {
    parts.push(`${index === 0 ? '' : ','}\n"${store.name}":[`);
    let separator = '\n';
    for (const [id, value] of device.get(store) ?? []) {
      const rebuilt = rebuild(store, userId, id, value);
      if (rebuilt === undefined) unreadable += 1;
      else {
        parts.push(separator, JSON.stringify({ id, record: rebuilt.record }));
        separator = ',\n';
        count += 1;
      }
      done += 1;
      if (done % RECORDS_PER_SLICE === 0) await pause();
    }
    parts.push(']');
  }
  parts.push('}}\n');
  return { parts, count, unreadable };
}

/** The record as this release writes it, without unknown fields; undefined if it cannot be used. */
function rebuild(store: Store, userId: string, recordId: string, value: unknown): Rebuilt | undefined {
  if (recordId === '' || recordId.length > MAX_ID_LENGTH || isSetAsideId(recordId)) return undefined;
  const rebuilt = kindOf(store, recordId)?.rebuild(value, { userId, recordId });
  if (rebuilt === undefined || (timeOf(store, rebuilt.record) ?? 0) > MAX_TIME_MS) return undefined;
  return JSON.stringify(rebuilt.record).length > MAX_RECORD_LENGTH ? undefined : rebuilt;
}

/** Characters between two pauses. */
const CHARACTERS_PER_SLICE = 500_000;

/** Whether lists and objects of a JSON text are nested deeper than `most` levels. */
export async function isDeeperThan(most: number, text: string, pause: Pause): Promise<boolean> {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    if (at % CHARACTERS_PER_SLICE === 0) await pause();
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

export const countRows = ({ rows }: BackupFile): number =>
  [...rows.values()].reduce((sum, list) => sum + list.length, 0);

const exactly = (value: unknown): unknown => value;

const decodeHeader = entity('backup', ['app'], {
  app: exactly,
  version: exactly,
  userId: exactly,
  createdAt: optionalDate,
  records: exactly,
});

/** Reads only the header of the file, none of its records. Never throws. */
export function openBackup(text: string, userId: string): BackupFile | Refusal {
  const content = parseJson(text);
  if (content === undefined) return 'damaged';
  const header = tryDecode(() => decodeHeader(content));
  if (header?.app !== APP) return 'foreign';
  const { version, userId: owner, createdAt, records } = header;
  if (typeof version !== 'number' || !(version >= 1)) return 'damaged';
  if (version > BACKUP_VERSION) return 'newer';
  if (typeof owner !== 'string' || owner === '') return 'damaged';
  if (owner !== userId) return 'ofAnotherUser';
  return isObject(records) ? { createdAt, ...openRecords(records) } : 'damaged';
}

function openRecords(records: Readonly<Record<string, unknown>>): Omit<BackupFile, 'createdAt'> {
  const known = BACKED_UP_STORES.filter(({ name }) => Object.hasOwn(records, name));
  return {
    rows: new Map(
      known.map((store) => {
        const rows = records[store.name];
        // Anything other than a list counts as one damaged record.
        return [store, Array.isArray(rows) ? rows : [undefined]] as const;
      }),
    ),
    unknownKinds: Object.keys(records).length - known.length,
  };
}

/** Compares a file with the device. Changes nothing. */
export async function planRestore(
  { createdAt, rows, unknownKinds }: BackupFile,
  device: ReadonlyMap<Store, Records>,
  userId: string,
  pause: Pause,
): Promise<RestorePlan> {
  const writes: PlannedRecord[] = [];
  const newer: PlannedRecord[] = [];
  const tallies = new Map<Store, Tally>();
  let done = 0;
  for (const [store, list] of rows) {
    const tally = { added: 0, changed: 0, same: 0, newer: 0, damaged: 0, taken: 0 };
    const compare = comparison(store, device.get(store) ?? new Map(), userId);
    for (const row of list) {
      const { outcome, planned } = compare(row);
      tally[outcome] += 1;
      if (planned !== undefined) (outcome === 'newer' ? newer : writes).push(planned);
      done += 1;
      if (done % RECORDS_PER_SLICE === 0) await pause();
    }
    tallies.set(store, tally);
  }
  return { createdAt, writes, newer, tallies, unknownKinds };
}

interface Compared {
  readonly outcome: RestoreOutcome;
  /** Absent if it can never be written. */
  readonly planned?: PlannedRecord;
}

function comparison(store: Store, device: Records, userId: string): (row: unknown) => Compared {
  const found = new Set<string>();
  /** The owner of each name; '' owns those that no record may have. */
  const reserved = reservedNames(store);
  const names = new Map(reserved?.map((name) => [name, '']));
  for (const [id, value] of reserved === undefined ? [] : device) {
    const name = rebuild(store, userId, id, value)?.name;
    if (name !== undefined) names.set(name, id);
  }

  return (row) => {
    const read = readRow(store, userId, row);
    // If two rows have the same id, the first one counts.
    if (read === undefined || found.has(read.recordId)) return { outcome: 'damaged' };
    const { recordId, name } = read;
    found.add(recordId);
    const previous = device.get(recordId);
    const current = rebuild(store, userId, recordId, previous)?.record;
    const merged = kindOf(store, recordId)?.combine(current, read.record, { userId, recordId });
    const value = merged ?? read.record;
    const outcome = compareVersions(store, value, previous, current, merged !== undefined);
    if (outcome === 'same') return { outcome };
    if (name !== undefined) {
      if ((names.get(name) ?? recordId) !== recordId) return { outcome: 'taken' };
      names.set(name, recordId);
    }
    const setsPreviousAside = previous !== undefined && current === undefined;
    return { outcome, planned: { store, recordId, value, previous, setsPreviousAside } };
  };
}

const decodeRow = entity('row', ['id'], { id: exactly, record: exactly });

function readRow(
  store: Store,
  userId: string,
  row: unknown,
): (Rebuilt & { readonly recordId: string }) | undefined {
  const read = tryDecode(() => decodeRow(row));
  if (typeof read?.id !== 'string') return undefined;
  const rebuilt = rebuild(store, userId, read.id, read.record);
  return rebuilt && { recordId: read.id, ...rebuilt };
}

/**
 * `current` is the device's record as this release would write it; undefined if that cannot be used. A merged value
 * loses nothing of it, regardless of the times.
 */
function compareVersions(
  store: Store,
  value: unknown,
  previous: unknown,
  current: unknown,
  isMerged: boolean,
): 'added' | 'changed' | 'same' | 'newer' {
  if (previous === undefined) return 'added';
  if (current === undefined) return isOfNewerRelease(previous) ? 'newer' : 'changed';
  if (JSON.stringify(current) === JSON.stringify(value)) return 'same';
  return isMerged || (timeOf(store, value) ?? 0) > (timeOf(store, current) ?? 0) ? 'changed' : 'newer';
}

export const recordsToWrite = (
  { writes, newer }: RestorePlan,
  replacesNewer: boolean,
): readonly PlannedRecord[] => (replacesNewer ? [...writes, ...newer] : writes);
