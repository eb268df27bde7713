import { nanoid } from '@reduxjs/toolkit';
import { optionalString, stringOr } from '@/shared/api/decode';
import { aliased, entity } from '@/shared/api/entity';
import { stringList } from '@/shared/api/list';
import { onRecovered } from './connection';
import type { StoreName } from './stores';
import { openTabChannel, postToTabs } from './tabChannel';

const TAB = nanoid();

const decodeMessage = entity('written records', ['store'], {
  store: stringOr,
  /** Undefined if any record may have changed. */
  recordIds: (value) => (value === undefined ? undefined : stringList(value)),
  /** Written by another tab. */
  isElsewhere: aliased((tab) => optionalString(tab) !== TAB, 'tab'),
});

const channelOf = (userId: string): string => `qlearn-records-${userId}`;

/**
 * Reports to every tab, including this one, that records of the user were written; without ids, that any may
 * have been.
 */
export function announceRecords(userId: string, store: StoreName, recordIds?: readonly string[]): void {
  postToTabs(channelOf(userId), { tab: TAB, store, recordIds });
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
  const channel = openTabChannel(
    channelOf(userId),
    (body) => decodeMessage(body),
    (message) => {
      if (message.store !== store) return;
      if (message.recordIds === undefined || message.isElsewhere) onChange(message.recordIds);
    },
  );
  const stop = onRecovered(() => onChange(undefined));
  return () => {
    stop();
    channel.close();
  };
}
