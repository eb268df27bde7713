import { stringOr } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { stringList } from '@/shared/api/list';
import { onRecovered } from './connection';
import type { StoreName } from './stores';
import { openTabChannel, type TabChannel } from './tabChannel';

const decodeMessage = entity('written records', ['store'], {
  store: stringOr,
  /** Undefined if any record may have changed. */
  recordIds: (value) => (value === undefined ? undefined : stringList(value)),
});

type Watch = (store: string, recordIds: readonly string[] | undefined) => void;

interface RecordChannel {
  readonly channel: TabChannel;
  /** What the next message about a store names. */
  readonly written: Map<StoreName, Set<string>>;
  readonly watches: Set<Watch>;
}

/** Channels by user, opened once: a channel for each message made a question of an exam take 1 of 15 ms more. */
const channels = new Map<string, RecordChannel>();

function channelOf(userId: string): RecordChannel {
  const opened = channels.get(userId);
  if (opened !== undefined) return opened;
  const watches = new Set<Watch>();
  const channel = openTabChannel(
    `qlearn-records-${userId}`,
    (body) => decodeMessage(body),
    ({ store, recordIds }) => {
      for (const watch of watches) watch(store, recordIds);
    },
  );
  const created: RecordChannel = { channel, watches, written: new Map() };
  channels.set(userId, created);
  return created;
}

/** Reports to every other tab that records of the user were written; to every tab without ids, if any may have been. */
export function announceRecords(userId: string, store: StoreName, recordIds?: readonly string[]): void {
  const { channel, watches } = channelOf(userId);
  channel.post({ store, recordIds });
  if (recordIds === undefined) for (const watch of watches) watch(store, undefined);
}

/** A message for each answer made a question take 1 of 14 ms more. */
const MESSAGES_EVERY_MS = 1_000;

/** Reports it to every other tab within a second, together with other records of the store. */
export function announceSoon(userId: string, store: StoreName, recordId: string): void {
  const { written } = channelOf(userId);
  const ids = written.get(store) ?? new Set();
  if (ids.size === 0) {
    setTimeout(() => {
      announceRecords(userId, store, [...ids]);
      ids.clear();
    }, MESSAGES_EVERY_MS);
  }
  written.set(store, ids.add(recordId));
}

/**
 * Reports the ids of what another tab writes to a store; without ids, that any record may have changed, as
 * after a restore, or that the database has become readable. Returns a function that ends it.
 */
export function watchRecords(
  userId: string,
  store: StoreName,
  onChange: (recordIds: readonly string[] | undefined) => void,
): () => void {
  const { watches } = channelOf(userId);
  const watch: Watch = (name, recordIds) => {
    if (name === store) onChange(recordIds);
  };
  watches.add(watch);
  const stop = onRecovered(() => onChange(undefined));
  return () => {
    stop();
    watches.delete(watch);
  };
}
