import { decodeLabels } from '@/domain/question/questionLabels';
import { stores } from '@/domain/stores';
import { id, stringOr, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { nameList } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { formatTags, isEmptyNote, MAX_NOTE_LENGTH, parseTags } from './noteModel';

const decodeNote = entity('note', ['questionId'], {
  questionId: id,
  text: stringOr,
  tags: (value) => parseTags(formatTags(nameList(value))),
  labels: decodeLabels,
  /** The quiz in which it was last written, for a link to its review; '' if unknown. */
  quizId: stringOr,
  /** Its item there, from 1. */
  item: (value) => Math.max(1, wholeNumber(value)),
  /** Milliseconds since 1970. */
  updatedAt: wholeNumber,
});
export type QuestionNote = Decoded<typeof decodeNote>;

/** What a student has written about a question; it belongs to the question and is shown in every quiz. */
export const notes = deviceRecord({
  store: stores.questionNotes,
  decode: decodeNote,
  accepts: (note, { recordId }) =>
    note.questionId === recordId && note.text.length <= MAX_NOTE_LENGTH && !isEmptyNote(note),
  isEmpty: isEmptyNote,
});
