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
  /** Notes on questions, with tags. */
  readonly questionNotes: number;
  /** Finished quizzes with each answer, for studying. */
  readonly finishedAttempts: number;
  /** Unfinished forms. */
  readonly drafts: number;
  /** Copies of the submissions that the server has accepted, newest first. */
  readonly sent: readonly SentSubmission[];
}

/** Counts the user's records; never rejects. */
export async function readDeviceData(userId: string): Promise<DeviceData> {
  const [journals, outbox, notes, questionNotes, finishedAttempts, drafts, sent] = await Promise.all([
    journal.list(userId).then(({ length }) => length),
    countOf('outbox', userId),
    countOf('notes', userId),
    countOf('questionNotes', userId),
    countOf('finishedAttempts', userId),
    countOf('drafts', userId),
    sentStorage.list(userId),
  ]);
  return { journals, outbox, notes, questionNotes, finishedAttempts, drafts, sent };
}

const countOf = async (store: StoreName, userId: string): Promise<number> =>
  (await recordStore(store).ids(userId)).length;

/** Deletes all records of the user; never rejects. */
export async function removeDeviceData(userId: string): Promise<void> {
  for (const name of STORE_NAMES) {
    const store = recordStore(name);
    const ids = await store.ids(userId);
    await Promise.all(ids.map((recordId) => store.remove(userId, recordId)));
  }
}
