import { recordStore } from '@/shared/storage/recordStore';
import { decodeNote, encodeNote, isEmptyNote, type QuestionNote } from './noteModel';

const store = recordStore('questionNotes', {
  decode: (value, { recordId }) => decodeNote(value, recordId),
});

/**
 * The notes on questions, each under its user's id; they outlive attempt and session, and never go by age. Nothing here
 * rejects; where the browser refuses to store, the note is in memory and `storageIsVolatile` is true.
 */
export const noteStorage = {
  /** Undefined where there is none, or no usable one. */
  read: store.read,

  /** The ids of the questions with a note. */
  ids: store.ids,

  /** Newest first; damaged records are left out. */
  list: async (userId: string): Promise<readonly QuestionNote[]> =>
    (await store.list(userId))
      .map(({ value }) => value)
      .sort((one, other) => other.updatedAt - one.updatedAt),

  /** Starts its transaction in this call; an empty note is removed. */
  write: (userId: string, note: QuestionNote): Promise<void> =>
    isEmptyNote(note)
      ? store.remove(userId, note.questionId)
      : store.write(userId, note.questionId, encodeNote(note)),

  /** Reports the changes by every tab, this one too. Returns a function that ends it. */
  watch: store.watch,
} as const;
