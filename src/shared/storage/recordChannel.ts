import { nanoid } from '@reduxjs/toolkit';
import { fieldsOf, optionalString, stringOr, tryDecode } from '@/shared/api/decode';
import { stringList } from '@/shared/api/list';
import { onRecovered } from './connection';
import type { StoreName } from './storedRecords';

/** Which records of a store were written; what they say is read from the store. */
export interface RecordsChanged {
  /** Undefined where any record may have changed. */
  readonly recordIds: readonly string[] | undefined;
  /** Not by this tab. */
  readonly isElsewhere: boolean;
}

const TAB = nanoid();

const channelOf = (userId: string): BroadcastChannel => new BroadcastChannel(`qlearn-records-${userId}`);

/** Reports to every tab, this one too, that records of the user were written; without ids, that any may have been. */
export function announceRecords(userId: string, store: StoreName, recordIds?: readonly string[]): void {
  const channel = channelOf(userId);
  channel.postMessage({ tab: TAB, store, recordIds });
  channel.close();
}

/**
 * Reports what any tab writes to a store, and that the database can be read after all. Returns a function that ends it.
 */
export function watchRecords(
  userId: string,
  store: StoreName,
  onChange: (change: RecordsChanged) => void,
): () => void {
  const channel = channelOf(userId);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = tryDecode(() => decodeMessage(data));
    if (message?.store === store) onChange(message.change);
  });
  const stop = onRecovered(() => onChange({ recordIds: undefined, isElsewhere: true }));
  return () => {
    stop();
    channel.close();
  };
}

function decodeMessage(message: unknown): { readonly store: string; readonly change: RecordsChanged } {
  const fields = fieldsOf(message, 'written records');
  const recordIds = fields.get('recordIds');
  return {
    store: stringOr(fields.get('store')),
    change: {
      recordIds: recordIds === undefined ? undefined : stringList(recordIds),
      isElsewhere: optionalString(fields.get('tab')) !== TAB,
    },
  };
}
