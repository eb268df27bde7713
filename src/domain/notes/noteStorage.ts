import { fieldsOf, id, tryDecode } from '@/shared/api/decode';
import { recordStore } from '@/shared/storage/database';
import { decodeNote, encodeNote, isEmptyNote, type QuestionNote } from './noteModel';

const store = recordStore('questionNotes');

/** Tabs of the same user tell each other which note they have changed, not what it says. */
const channelOf = (userId: string): BroadcastChannel => new BroadcastChannel(`qlearn-notes-${userId}`);

/**
 * The notes on questions, each under its user's id; they outlive attempt and session, and never go by age. Nothing here
 * rejects; where the browser refuses to store, the note is in memory and `storageIsVolatile` is true.
 */
export const noteStorage = {
  /** Undefined where there is none, or no usable one. */
  read: async (userId: string, questionId: string): Promise<QuestionNote | undefined> =>
    decodeNote(await store.read(userId, questionId), questionId),

  /** Newest first; damaged records are left out. */
  list: async (userId: string): Promise<readonly QuestionNote[]> =>
    (await store.list(userId))
      .flatMap(({ recordId, value }) => decodeNote(value, recordId) ?? [])
      .sort((one, other) => other.updatedAt - one.updatedAt),

  /** Starts its transaction in this call; an empty note is removed. */
  write: async (userId: string, note: QuestionNote): Promise<void> => {
    const { questionId } = note;
    await (isEmptyNote(note)
      ? store.remove(userId, questionId)
      : store.write(userId, questionId, encodeNote(note)));
    const channel = channelOf(userId);
    channel.postMessage({ questionId });
    channel.close();
  },

  /** Calls back with the id of each question whose note was changed, by this tab too. Returns a function that ends it. */
  watch: (userId: string, onChange: (questionId: string) => void): (() => void) => {
    const channel = channelOf(userId);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const questionId = tryDecode(() => id(fieldsOf(data, 'changed note').get('questionId')));
      if (questionId !== undefined) onChange(questionId);
    });
    return () => channel.close();
  },
} as const;
