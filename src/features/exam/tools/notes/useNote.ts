import { useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import {
  formatTags,
  hasTooManyTags,
  isEmptyNote,
  MAX_NOTE_LENGTH,
  parseTags,
} from '@/domain/notes/noteModel';
import { notes, type QuestionNote } from '@/domain/notes/noteRecord';
import { labelsOf } from '@/domain/question/questionLabels';
import type { Question } from '@/shared/api/question';
import { useDebouncedValue } from '@/shared/browser/useDebouncedValue';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { serverNow } from '@/shared/storage/serverClock';
import { useWriteProgress } from '@/shared/storage/writeProgress';
import { useAppDispatch } from '@/shared/store/hooks';
import { noteRestored } from './notesSaga';

/** The status says that the note is saved after this time without a change. */
const SAVED_AFTER_MS = 300;
const UNDO_FOR_S = 10;

/** What the fields show. */
interface Draft {
  readonly text: string;
  /** As typed. */
  readonly tags: string;
}

export interface NotePlace {
  readonly userId: string;
  readonly quizId: string;
  readonly questionId: string;
  /** Undefined if the bank no longer has the question. */
  readonly question: Question | undefined;
  /** From 1. */
  readonly item: number;
}

export type NoteStatus = 'none' | 'saved' | 'changedElsewhere';

interface NoteEditing extends Draft {
  /** Whether the note has been read: anything typed before would replace it. */
  readonly isLoaded: boolean;
  readonly isEmpty: boolean;
  /** More or longer tags were typed than are stored. */
  readonly hasTooManyTags: boolean;
  readonly status: NoteStatus;
  readonly changeText: (text: string) => void;
  readonly changeTags: (tags: string) => void;
  /** Shows the tags as they are stored. */
  readonly tidyTags: () => void;
  readonly remove: () => void;
}

const EMPTY: Draft = { text: '', tags: '' };

const draftOf = (note: QuestionNote | undefined): Draft =>
  note === undefined ? EMPTY : { text: note.text, tags: formatTags(note.tags) };

const contentOf = ({ text, tags }: Draft): Pick<QuestionNote, 'text' | 'tags'> => ({
  text: text.slice(0, MAX_NOTE_LENGTH),
  tags: parseTags(tags),
});

function isDraftOf(typed: Draft, note: QuestionNote | undefined): boolean {
  const content = contentOf(typed);
  if (isEmptyNote(content)) return note === undefined;
  return content.text === note?.text && formatTags(content.tags) === formatTags(note.tags);
}

/**
 * Each change is written in its event: nothing is pending when the item changes, the panel closes, the page goes away
 * or the session ends. A change by another tab, or 'Undo', is shown as soon as it is known.
 */
export function useNote({ userId, quizId, questionId, question, item }: NotePlace): NoteEditing {
  const dispatch = useAppDispatch();
  const { state, data: note, changedBy } = useDeviceRecord(notes, questionId);
  const [typed, setTyped] = useState(EMPTY);
  const progress = useWriteProgress(notes.store.name);
  const isQuiet = useDebouncedValue(note, SAVED_AFTER_MS) === note;
  const shown = isDraftOf(typed, note) ? typed : draftOf(note);

  const noteOf = (draft: Draft): QuestionNote => ({
    questionId,
    ...contentOf(draft),
    labels: labelsOf(question),
    quizId,
    item,
    updatedAt: Math.max(serverNow(), (note?.updatedAt ?? 0) + 1),
  });

  const write = (next: Draft): void => {
    setTyped(next);
    void notes.write(userId, questionId, noteOf(next));
  };

  const remove = (): void => {
    const deleted = noteOf(shown);
    write(EMPTY);
    dispatch(
      notificationAdded({
        severity: 'success',
        text: 'Note deleted',
        button: { name: 'Undo', action: noteRestored(deleted) },
        autoHideSeconds: UNDO_FOR_S,
      }),
    );
  };

  const isSaved = changedBy === 'thisTab' && note !== undefined && isQuiet && progress === 'done';
  return {
    ...shown,
    isLoaded: state.status === 'success' || state.status === 'error',
    isEmpty: note === undefined,
    hasTooManyTags: hasTooManyTags(shown.tags),
    status: changedBy === 'otherTab' ? 'changedElsewhere' : isSaved ? 'saved' : 'none',
    changeText: (text) => write({ ...shown, text }),
    changeTags: (tags) => write({ ...shown, tags }),
    tidyTags: () => setTyped({ ...shown, tags: formatTags(parseTags(shown.tags)) }),
    remove,
  };
}
