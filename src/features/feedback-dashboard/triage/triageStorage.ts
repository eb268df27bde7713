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
    post(userId, encodeTriage(triage));
  },

  /**
   * Reports what every tab writes, and other parts of this one: the record itself, or after a restore all of them.
   * Returns a function that ends it.
   */
  watch: (userId: string, onChange: (records: readonly Triage[]) => void): (() => void) => {
    const channel = channelOf(userId);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const triage = decodeTriage(data);
      if (triage === undefined) void triageStorage.list(userId).then(onChange);
      else onChange([triage]);
    });
    return () => channel.close();
  },
} as const;

/** Reports that triage was restored. */
export const announceTriage = (userId: string): void => post(userId, 'restored');

function post(userId: string, message: unknown): void {
  const channel = channelOf(userId);
  channel.postMessage(message);
  channel.close();
}
