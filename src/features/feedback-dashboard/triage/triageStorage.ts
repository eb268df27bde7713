import { recordStore } from '@/shared/storage/database';
import { decodeTriage, encodeTriage, type Triage } from './triageModel';

const store = recordStore('triage');

const channelOf = (userId: string): BroadcastChannel => new BroadcastChannel(`qlearn-triage-${userId}`);

/** Feedback triage, each record under the administrator's id; nothing here rejects. */
export const triageStorage = {
  /** Damaged records are left out. */
  list: async (userId: string): Promise<readonly Triage[]> =>
    (await store.list(userId)).flatMap(({ recordId, value }) => decodeTriage(value, recordId) ?? []),

  /** Starts its transaction in this call. */
  write: async (userId: string, triage: Triage): Promise<void> => {
    await store.write(userId, triage.questionId, encodeTriage(triage));
    announceTriage(userId);
  },

  /** Reports the changes by every tab, and by other parts of this one. Returns a function that ends it. */
  watch: (userId: string, onChange: () => void): (() => void) => {
    const channel = channelOf(userId);
    channel.addEventListener('message', onChange);
    return () => channel.close();
  },
} as const;

/** Reports that triage was written. */
export function announceTriage(userId: string): void {
  const channel = channelOf(userId);
  channel.postMessage('changed');
  channel.close();
}
