import { useEffect, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import type { Remote, RemoteState } from '@/shared/remote/remoteState';
import { retryOpening } from '@/shared/storage/connection';
import { type ChangedBy, type Followable, followRecords } from '@/shared/storage/followRecords';
import { UNREADABLE, useDatabaseTrouble } from '@/shared/storage/storageHealth';
import { useSelector } from '@/shared/store/hooks';

export interface DeviceRead<Data> extends Remote<Data> {
  /** Which tab changed it last, after the first read. */
  readonly changedBy: ChangedBy;
}

/**
 * A record of the signed-in user, kept current when any tab changes it; changes by this tab are shown immediately. Read
 * like a remote call: pending while it is being read, an error while the device's database does not open; `data` is
 * then what this page has in memory.
 *
 * @example
 * const { state, data: note } = useDeviceRecord(notes, questionId);
 * void notes.write(userId, questionId, { ...note, text });
 */
export function useDeviceRecord<Value>(record: Followable<Value>, id: string): DeviceRead<Value | undefined> {
  const shown = useFollowed(record, id);
  return useRead(shown, (records) => records.get(id));
}

/** All records of the signed-in user, by id; see `useDeviceRecord`. */
export function useDeviceRecords<Value>(record: Followable<Value>): DeviceRead<ReadonlyMap<string, Value>> {
  const shown = useFollowed(record, undefined);
  return useRead(shown, (records) => records);
}

interface Shown<Value> {
  /** What `records` belong to. */
  readonly of: readonly unknown[];
  readonly records: ReadonlyMap<string, Value>;
  readonly changedBy: ChangedBy;
}

/** Undefined while they are being read. */
function useFollowed<Value>(record: Followable<Value>, id: string | undefined): Shown<Value> | undefined {
  const userId = useSelector(selectUser)?.id;
  const [shown, setShown] = useState<Shown<Value>>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const of = [record, userId, id];
    return followRecords(record, { userId, id }, (records, changedBy) =>
      setShown({ of, records, changedBy }),
    );
  }, [record, userId, id]);
  const isCurrent = [record, userId, id].every((part, index) => shown?.of[index] === part);
  return isCurrent ? shown : undefined;
}

const retry = (): void => void retryOpening();

function useRead<Value, Data>(
  shown: Shown<Value> | undefined,
  select: (records: ReadonlyMap<string, Value>) => Data,
): DeviceRead<Data> {
  const trouble = useDatabaseTrouble();
  const args = undefined;
  const data = shown && select(shown.records);
  let state: RemoteState<unknown, Data> = { status: 'pending', args, data: undefined };
  if (trouble !== undefined) {
    const error = { status: 503, message: UNREADABLE[trouble], unclear: false };
    state = { status: 'error', args, data: undefined, error };
  } else if (shown !== undefined) state = { status: 'success', args, data: select(shown.records) };
  return { state, data, retry, changedBy: shown?.changedBy };
}
