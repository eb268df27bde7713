import { sentStorage, type SentSubmission } from '@/domain/outbox/sentStorage';
import { recordStore, STORE_NAMES, type StoreName } from '@/shared/storage/database';
import { journal } from '@/shared/storage/journal';

/** Records stored for a user. */
export interface DeviceData {
  /** Quizzes whose answers are stored here. */
  readonly journals: number;
  /** Submissions and review times not sent yet. */
  readonly outbox: number;
  /** Questions with highlights, notes or strikes. */
  readonly notes: number;
  /** Unfinished forms. */
  readonly drafts: number;
  /** Copies of the submissions that the server has accepted, newest first. */
  readonly sent: readonly SentSubmission[];
}

/** Counts the user's records; never rejects. */
export async function readDeviceData(userId: string): Promise<DeviceData> {
  const [journals, outbox, notes, drafts, sent] = await Promise.all([
    journal.list(userId).then(({ length }) => length),
    countOf('outbox', userId),
    countOf('notes', userId),
    countOf('drafts', userId),
    sentStorage.list(userId),
  ]);
  return { journals, outbox, notes, drafts, sent };
}

const countOf = async (store: StoreName, userId: string): Promise<number> =>
  (await recordStore(store).list(userId)).length;

/** Deletes all records of the user; never rejects. */
export async function removeDeviceData(userId: string): Promise<void> {
  for (const name of STORE_NAMES) {
    const store = recordStore(name);
    const records = await store.list(userId);
    await Promise.all(records.map(({ recordId }) => store.remove(userId, recordId)));
  }
}
