import { maybe, number, string } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { array } from '@/shared/api/list';
import { followKinds, type RecordKind } from './deviceRecord';
import { jsonEntry } from './localEntries';
import { changesBeingWritten } from './recordChange';
import { isBackedUp, storeNamed } from './stores';

const decodeWrite = entity('interrupted write', ['recordId'], {
  store: string,
  userId: string,
  recordId: string,
  value: (value) => value,
  removedAt: maybe(number),
});

type InterruptedWrite = Decoded<typeof decodeWrite>;

const interrupted = jsonEntry('interruptedWrites', (value) => array(value, decodeWrite));

/**
 * Keeps what is still being written or removed when the page is left, and repeats it at the next start: a transaction
 * that has not read yet what it replaces ends with its page. Of 15 notes whose page was reloaded right after the last
 * key, 5 had lost their end in Chromium. Answers are not concerned: under their lock they are committed in the click.
 */
export function keepInterruptedWrites(): void {
  followKinds(resume);
  window.addEventListener('pagehide', keep);
}

function keep(): void {
  const writes = changesBeingWritten()
    .filter(({ store }) => isBackedUp(storeNamed(store)))
    .map(({ store, key: [userId, recordId], value, removedAt }) => ({
      store,
      userId,
      recordId,
      value,
      removedAt,
    }));
  if (writes.length > 0) setInterrupted([...(interrupted.read() ?? []), ...writes]);
}

function resume(kind: RecordKind): void {
  const writes = interrupted.read();
  if (writes === undefined) return;
  const isOfKind = (write: InterruptedWrite): boolean =>
    write.store === kind.store.name && kind.isOfKind(write.recordId);
  // The latest of a record comes first, and the others are ignored.
  for (const write of writes.filter(isOfKind).toReversed()) kind.resume(write, write);
  setInterrupted(writes.filter((write) => !isOfKind(write)));
}

/** Deletes what waits of the user to be written at the next start. */
export function dropInterruptedWrites(userId: string): void {
  setInterrupted((interrupted.read() ?? []).filter((write) => write.userId !== userId));
}

function setInterrupted(writes: InterruptedWrite[]): void {
  if (writes.length === 0) interrupted.remove();
  else interrupted.write(writes);
}
