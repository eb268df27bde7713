import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import {
  formatTags,
  hasTooManyTags,
  isEmptyNote,
  MAX_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  parseTags,
} from '@/domain/notes/noteModel';
import { notes, type QuestionNote } from '@/domain/notes/noteRecord';
import { labelsOf } from '@/domain/question/questionLabels';
import { useCurrentIndex, useOpenExam, useQuizId } from '@/features/exam/store/useExam';
import type { Question } from '@/shared/api/question';
import { afterPress } from '@/shared/browser/afterPress';
import { useDebouncedValue } from '@/shared/browser/useDebouncedValue';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { serverNow } from '@/shared/storage/serverClock';
import { useStorageVolatile } from '@/shared/storage/storageHealth';
import { useWriteProgress } from '@/shared/storage/writeProgress';
import { useAppDispatch } from '@/shared/store/hooks';
import { TextField } from '@/shared/ui/form/TextField';
import { noteRestored } from './notesSaga';

const CONTENT = {
  overflowY: 'auto',
  minHeight: 0,
  padding: '4px 16px 16px',
  zoom: 'var(--reading-scale)',
};

/** The note takes the remaining height. */
const NoteTextArea = styled('div')({ display: 'grid', flex: '1 0 150px', minHeight: 0 });

const NOTE = { flex: 1, minHeight: 0 };
const NOTE_TEXT = { boxSizing: 'border-box', height: '100%', resize: 'none', overflowWrap: 'anywhere' };

export function Notes() {
  const index = useCurrentIndex();
  // Not the item itself, which changes with each answer.
  const questionId = useOpenExam(({ attempt }) => attempt.items[index]?.questionId);
  const questionNo = useOpenExam(({ attempt }) => attempt.items[index]?.questionNo);
  const question = useOpenExam(({ questions }) => questions[index]);
  const userId = useOpenExam(({ attempt }) => attempt.userId);
  const quizId = useQuizId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Each time the panel is shown, not with the next item.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  if (questionId === undefined || questionNo === undefined) return null;
  return (
    <NoteFields
      key={questionId}
      field={field}
      target={{ userId, quizId, questionId, question, item: questionNo }}
    />
  );
}

interface NoteFieldsProps {
  readonly target: NoteTarget;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

function NoteFields({ target, field }: NoteFieldsProps) {
  const note = useNote(target);
  const isVolatile = useStorageVolatile();
  const isLong = note.text.length > 0.9 * MAX_NOTE_LENGTH;
  return (
    <Stack spacing={1.5} sx={CONTENT}>
      <NoteTextArea>
        <TextField
          label="Note on this question"
          rows={4}
          value={note.text}
          inputRef={field}
          sx={NOTE}
          slotProps={{ input: { maxLength: MAX_NOTE_LENGTH, sx: NOTE_TEXT } }}
          helper={isLong ? `${note.text.length} of ${MAX_NOTE_LENGTH} characters` : undefined}
          onChange={({ target }) => note.changeText(target.value)}
        />
      </NoteTextArea>
      <TextField
        label="Tags"
        size="small"
        value={note.tags}
        autoComplete="off"
        helper={
          note.hasTooManyTags
            ? `Only ${MAX_TAGS} tags of at most ${MAX_TAG_LENGTH} characters are kept.`
            : 'Separate them by commas.'
        }
        onChange={({ target }) => note.changeTags(target.value)}
        onBlur={() => afterPress(note.tidyTags)}
      />
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ flexWrap: 'nowrap', justifyContent: 'space-between', minHeight: 36 }}
      >
        <Typography variant="body2" role="status" color={isVolatile ? 'warning' : 'textSecondary'}>
          {isVolatile ? NOT_KEPT : note.status}
        </Typography>
        <Button
          size="small"
          disabled={note.isEmpty}
          onClick={() => {
            note.remove();
            field.current?.focus();
          }}
        >
          Delete note
        </Button>
      </Stack>
    </Stack>
  );
}

const NOT_KEPT = 'Not saved – this browser blocks storage. Notes are lost when this page closes.';

const STATUS = {
  none: '',
  saved: 'Note saved',
  changedElsewhere: 'This note was changed in another tab. Its newest text is shown.',
} as const;

/** The status says that the note is saved after this time without a change. */
const SAVED_AFTER_MS = 300;
const UNDO_FOR_S = 10;

/** What the fields show. */
interface Draft {
  readonly text: string;
  /** As typed. */
  readonly tags: string;
}

interface NoteTarget {
  readonly userId: string;
  readonly quizId: string;
  readonly questionId: string;
  /** Undefined if the bank no longer has the question. */
  readonly question: Question | undefined;
  /** From 1. */
  readonly item: number;
}

const EMPTY: Draft = { text: '', tags: '' };

const joined = (before: string, after: string, separator: string): string =>
  before === '' || after === '' ? before + after : before + separator + after;

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
function useNote({ userId, quizId, questionId, question, item }: NoteTarget) {
  const dispatch = useAppDispatch();
  const { state, data: note, changedBy } = useDeviceRecord(notes, questionId);
  const [typed, setTyped] = useState(EMPTY);
  const progress = useWriteProgress(notes.store.name);
  const isQuiet = useDebouncedValue(note, SAVED_AFTER_MS) === note;
  const isLoaded = state.status === 'success' || state.status === 'error';
  const shown = !isLoaded || isDraftOf(typed, note) ? typed : draftOf(note);

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
    if (isLoaded) void notes.write(userId, questionId, noteOf(next));
  };

  // What was typed before the note had been read would replace it.
  const addToLoaded = useEffectEvent(() => {
    if (isEmptyNote(contentOf(typed))) return;
    const { text, tags } = draftOf(note);
    const added = { text: joined(text, typed.text, '\n'), tags: joined(tags, typed.tags, ', ') };
    void notes.write(userId, questionId, noteOf(added));
  });
  useLayoutEffect(() => {
    if (isLoaded) addToLoaded();
  }, [isLoaded]);

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
    isEmpty: note === undefined,
    /** More or longer tags were typed than are stored. */
    hasTooManyTags: hasTooManyTags(shown.tags),
    status: STATUS[changedBy === 'otherTab' ? 'changedElsewhere' : isSaved ? 'saved' : 'none'],
    changeText: (text: string) => write({ ...shown, text }),
    changeTags: (tags: string) => write({ ...shown, tags }),
    /** Shows the tags as they are stored. */
    tidyTags: () => setTyped({ ...shown, tags: formatTags(parseTags(shown.tags)) }),
    remove,
  };
}
