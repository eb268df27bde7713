import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';
import { NOTE_LENGTH, TAG_COUNT, TAG_LENGTH } from '@/domain/notes/noteModel';
import { useOpenExam, useQuestion } from '@/features/exam/store/useExam';
import { useStorageVolatile } from '@/shared/storage/useStorageVolatile';
import { vars } from '@/shared/theme/vars';
import { TextField } from '@/shared/ui/form/TextField';
import { type NotePlace, type NoteStatus, useNote } from './useNote';

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  overflowY: 'auto',
  minHeight: 0,
  padding: '4px 16px 16px',
  // The note takes the height that is left.
  '& > :first-of-type': {
    flex: '1 0 150px',
    minHeight: 0,
    '& > .MuiInputBase-root': { flex: 1, minHeight: 0 },
  },
  '& textarea': { height: '100%', boxSizing: 'border-box', resize: 'none', overflowWrap: 'anywhere' },
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 36,
  '& > p': { margin: 0, color: vars.palette.text.secondary, font: vars.font.body2 },
  "& > p[data-warning='true']": { color: vars.palette.warning.main },
  '& > button': { flex: 'none' },
});

/** The student's note on the current question, with its tags. */
export function Notes() {
  // Not the item itself, which changes with each answer.
  const questionId = useOpenExam(({ attempt }) => attempt.items[attempt.current]?.questionId);
  const questionNo = useOpenExam(({ attempt }) => attempt.items[attempt.current]?.questionNo);
  const question = useQuestion();
  const userId = useOpenExam(({ attempt }) => attempt.userId);
  const quizId = useOpenExam(({ attempt }) => attempt.quizId);
  const field = useRef<HTMLTextAreaElement>(null);
  // Whenever the panel is shown, not with the next item.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  if (questionId === undefined || questionNo === undefined) return null;
  if (userId === undefined || quizId === undefined) return null;
  return (
    <NoteFields
      key={questionId}
      field={field}
      place={{ userId, quizId, questionId, question, item: questionNo }}
    />
  );
}

interface NoteFieldsProps {
  readonly place: NotePlace;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

function NoteFields({ place, field }: NoteFieldsProps) {
  const note = useNote(place);
  const isVolatile = useStorageVolatile();
  const isLong = note.text.length > 0.9 * NOTE_LENGTH;
  return (
    <Content>
      <TextField
        label="Note on this question"
        rows={4}
        value={note.text}
        readOnly={!note.isLoaded}
        inputRef={field}
        slotProps={{ input: { maxLength: NOTE_LENGTH } }}
        helper={isLong ? `${note.text.length} of ${NOTE_LENGTH} characters` : undefined}
        onChange={({ target }) => note.changeText(target.value)}
      />
      <TextField
        label="Tags"
        size="small"
        value={note.tags}
        readOnly={!note.isLoaded}
        autoComplete="off"
        helper={
          note.hasTooManyTags
            ? `Only ${TAG_COUNT} tags of at most ${TAG_LENGTH} characters are kept.`
            : 'Separate them by commas.'
        }
        onChange={({ target }) => note.changeTags(target.value)}
        onBlur={note.tidyTags}
      />
      <Foot>
        <p role="status" data-warning={isVolatile}>
          {isVolatile ? NOT_KEPT : STATUS[note.status]}
        </p>
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
      </Foot>
    </Content>
  );
}

const NOT_KEPT = 'Not saved – this browser keeps nothing. Notes are lost when this page closes.';

const STATUS: Readonly<Record<NoteStatus, string>> = {
  none: '',
  saved: 'Note saved',
  changedElsewhere: 'This note was changed in another tab. Its newest text is shown.',
};
