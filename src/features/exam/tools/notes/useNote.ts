import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  formatTags,
  hasTooManyTags,
  isEmptyNote,
  NOTE_LENGTH,
  parseTags,
  type QuestionNote,
} from '@/domain/notes/noteModel';
import { noteStorage } from '@/domain/notes/noteStorage';
import { labelsOf } from '@/domain/question/questionLabels';
import { clockSkew } from '@/domain/session/token';
import { noteFound, noteRestored } from '@/features/exam/store/notesSlice';
import type { Question } from '@/shared/api/question';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';

/** Milliseconds without a change, after which the status says that the note is saved. */
const QUIET = 300;
/** Seconds. */
const UNDO_FOR = 10;

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
  /** Undefined where the bank has no such question any more. */
  readonly question: Question | undefined;
  /** From 1. */
  readonly item: number;
}

export type NoteStatus = 'none' | 'saved' | 'changedElsewhere';

interface NoteEditing extends Draft {
  /** The note has been read: what is typed before would replace it. */
  readonly isLoaded: boolean;
  readonly isEmpty: boolean;
  /** More or longer tags were typed than are kept. */
  readonly hasTooManyTags: boolean;
  readonly status: NoteStatus;
  readonly changeText: (text: string) => void;
  readonly changeTags: (tags: string) => void;
  /** Shows the tags as they are kept. */
  readonly tidyTags: () => void;
  readonly remove: () => void;
}

const EMPTY: Draft = { text: '', tags: '' };

/**
 * The note on one question. Each change is written in its event: nothing is pending when the item changes, the panel
 * closes, the page goes away or the session ends. A change by another tab, or 'Undo', is shown as soon as it is known.
 */
export function useNote({ userId, quizId, questionId, question, item }: NotePlace): NoteEditing {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<Draft>();
  const [status, setStatus] = useState<NoteStatus>('none');
  /** When the note shown was written, milliseconds since 1970. */
  const shownAt = useRef(0);

  const show = useEffectEvent((note: QuestionNote | undefined, cause: NoteStatus): void => {
    dispatch(noteFound({ questionId, hasNote: note !== undefined }));
    const read: Draft = { text: note?.text ?? '', tags: formatTags(note?.tags ?? []) };
    if (draft?.text === read.text && formatTags(parseTags(draft.tags)) === read.tags) return;
    shownAt.current = note?.updatedAt ?? 0;
    setDraft(read);
    setStatus(draft === undefined ? 'none' : cause);
  });

  useEffect(() => {
    const load = async (cause: NoteStatus): Promise<void> => {
      const before = shownAt.current;
      const note = await noteStorage.read(userId, questionId);
      // What was typed meanwhile is newer, and what was typed here is shown.
      const isOwn = cause === 'saved' && (note?.updatedAt ?? 0) <= before;
      if (shownAt.current === before && !isOwn) show(note, cause);
    };
    void load('none');
    const stop = noteStorage.watch(userId, ({ recordIds, isElsewhere }) => {
      if (recordIds?.includes(questionId) === false) return;
      void load(isElsewhere ? 'changedElsewhere' : 'saved');
    });
    // A page that was frozen has missed the message.
    const onShow = (): void => {
      if (document.visibilityState === 'visible') void load('changedElsewhere');
    };
    document.addEventListener('visibilitychange', onShow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [userId, questionId]);

  const noteOf = ({ text, tags }: Draft): QuestionNote => ({
    questionId,
    text: text.slice(0, NOTE_LENGTH),
    tags: parseTags(tags),
    labels: labelsOf(question),
    quizId,
    item,
    updatedAt: Math.max(Date.now() + clockSkew(), shownAt.current + 1),
  });

  const write = async (next: Draft): Promise<void> => {
    const note = noteOf(next);
    shownAt.current = note.updatedAt;
    setDraft(next);
    setStatus('none');
    const quiet = new Promise((resolve) => setTimeout(resolve, QUIET));
    const written = noteStorage.write(userId, note);
    dispatch(noteFound({ questionId, hasNote: !isEmptyNote(note) }));
    await Promise.all([written, quiet]);
    if (shownAt.current === note.updatedAt) setStatus(isEmptyNote(note) ? 'none' : 'saved');
  };

  const shown = draft ?? EMPTY;
  const remove = (): void => {
    const note = noteOf(shown);
    void write(EMPTY);
    dispatch(
      notificationAdded({
        severity: 'success',
        text: 'Note deleted',
        button: { name: 'Undo', action: noteRestored(note) },
        autoHideSeconds: UNDO_FOR,
      }),
    );
  };
  return {
    ...shown,
    isLoaded: draft !== undefined,
    isEmpty: isEmptyNote({ text: shown.text, tags: parseTags(shown.tags) }),
    hasTooManyTags: hasTooManyTags(shown.tags),
    status,
    changeText: (text) => void write({ ...shown, text }),
    changeTags: (tags) => void write({ ...shown, tags }),
    tidyTags: () => setDraft((now) => now && { ...now, tags: formatTags(parseTags(now.tags)) }),
    remove,
  };
}
