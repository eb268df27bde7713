import { nanoid } from '@reduxjs/toolkit';
import { fieldsOf, id, tryDecode, wholeNumber } from '@/shared/api/decode';
import { recordStore } from '@/shared/storage/database';
import { decodeNote, encodeNote, isEmptyNote, type QuestionNote } from './noteModel';

const store = recordStore('questionNotes');

/** Which note was changed; what it says is read from the store. */
interface NoteChange {
  readonly questionId: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Not by this tab. */
  readonly isElsewhere: boolean;
}

const TAB = nanoid();

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
    await (isEmptyNote(note)
      ? store.remove(userId, note.questionId)
      : store.write(userId, note.questionId, encodeNote(note)));
    announceNotes(userId, [note]);
  },

  /** Reports the changes by every tab, this one too. Returns a function that ends it. */
  watch: (userId: string, onChange: (change: NoteChange) => void): (() => void) => {
    const channel = channelOf(userId);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const change = tryDecode(() => decodeChange(data));
      if (change !== undefined) onChange(change);
    });
    return () => channel.close();
  },
} as const;

/** Reports to every tab that notes were written. */
export function announceNotes(
  userId: string,
  notes: readonly Pick<QuestionNote, 'questionId' | 'updatedAt'>[],
): void {
  const channel = channelOf(userId);
  for (const { questionId, updatedAt } of notes) channel.postMessage({ questionId, updatedAt, tab: TAB });
  channel.close();
}

function decodeChange(message: unknown): NoteChange {
  const fields = fieldsOf(message, 'changed note');
  return {
    questionId: id(fields.get('questionId')),
    updatedAt: wholeNumber(fields.get('updatedAt')),
    isElsewhere: fields.get('tab') !== TAB,
  };
}
