import { draftIds } from '@/domain/drafts/draftIds';
import { decodeNote, encodeNote, NOTE_LENGTH } from '@/domain/notes/noteModel';
import { decodeSent, encodeSent } from '@/domain/outbox/submission/sentStorage';
import { decodeDrill, encodeDrill } from '@/domain/study/drillModel';
import { decodeFinishedAttempt, encodeFinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { decodePractice, encodePractice } from '@/domain/study/practiceModel';
import { DRILL } from '@/domain/study/practiceStorage';
import { decodeCommentText } from '@/features/comments/commentModel';
import { BUILT_IN, PRESET_NAME_LENGTH, presetNameKey } from '@/features/create-quiz/presets/presetModel';
import { decodePreset, encodePreset } from '@/features/create-quiz/presets/presetStorage';
import {
  decodeQuestionHighlights,
  encodeQuestionHighlights,
} from '@/features/exam/highlights/highlightsStorage';
import { decodeImageViews } from '@/features/exam/images/imageViewsStorage';
import { decodeTriage, encodeTriage } from '@/features/feedback-dashboard/triage/triageModel';
import { decodeStudentAnswers } from '@/features/question-feedback/student/studentAnswers';
import { decodeMedicalCategoriesMap } from '@/shared/api/category';
import { type Decode, fieldsOf, tryDecode, wholeNumber } from '@/shared/api/decode';
import { decodeTutorRating } from '@/shared/api/feedback';
import { stringList } from '@/shared/api/list';
import { type BackedUpStore, SAVED_TOPICS } from '@/shared/storage/storedRecords';

/** Whose record, and under which id. */
export interface RecordOwner {
  readonly userId: string;
  readonly recordId: string;
}

/** How the records of a store are read, from the device and from a file. */
export interface RecordFormat {
  /** The record as the app would write it now; undefined where it is damaged, of another owner or of a newer version. */
  readonly rebuild: (value: unknown, owner: RecordOwner) => unknown;
  /** Two records of a user never have the same name: the key by which names are compared, of a rebuilt record. */
  readonly nameKey?: (value: unknown) => string;
  /** Names that no record may have. */
  readonly reservedNames?: readonly string[];
}

/** Also where a release before this one wrote none. */
const updatedAtOf = (value: unknown): number =>
  tryDecode(() => wholeNumber(fieldsOf(value, 'record').get('updatedAt'))) ?? 0;

const DRAFTS: readonly (readonly [prefix: string, decode: Decode<unknown>])[] = [
  [draftIds.comment(''), decodeCommentText],
  [draftIds.studentFeedback(''), decodeStudentAnswers],
  [draftIds.tutorFeedback(''), decodeTutorRating],
  [draftIds.rated(''), stringList],
  [draftIds.imageViews(''), decodeImageViews],
];

function rebuildDraft(value: unknown, { recordId }: RecordOwner): unknown {
  if (recordId === DRILL) {
    const drill = decodeDrill(value);
    return drill && encodeDrill(drill, updatedAtOf(value));
  }
  const decode =
    recordId === SAVED_TOPICS
      ? decodeMedicalCategoriesMap
      : DRAFTS.find(([prefix]) => recordId.startsWith(prefix) && recordId !== prefix)?.[1];
  const draft = decode && tryDecode(() => decode(value));
  const updatedAt = updatedAtOf(value);
  return draft && updatedAt > 0 ? { ...draft, updatedAt } : draft;
}

const isBuiltIn = (id: string): boolean => BUILT_IN.some((preset) => preset.id === id);

/** Of every store that a backup contains. */
export const RECORD_FORMATS: Readonly<Record<BackedUpStore, RecordFormat>> = {
  notes: {
    rebuild: (value, { recordId }) => {
      const [quizId, questionId] = recordId.split('/');
      const highlights = decodeQuestionHighlights(value);
      const isWhole = quizId !== '' && questionId !== undefined && questionId !== '';
      return highlights && isWhole ? encodeQuestionHighlights(highlights, updatedAtOf(value)) : undefined;
    },
  },
  questionNotes: {
    rebuild: (value, { recordId }) => {
      const note = decodeNote(value, recordId);
      return note && note.text.length <= NOTE_LENGTH ? encodeNote(note) : undefined;
    },
  },
  finishedAttempts: {
    rebuild: (value, { userId, recordId }) => {
      const attempt = decodeFinishedAttempt(userId, value);
      return attempt?.quizId === recordId ? encodeFinishedAttempt(attempt) : undefined;
    },
  },
  practice: {
    rebuild: (value, { recordId }) => {
      const record = decodePractice(value, recordId);
      return record && encodePractice(record);
    },
  },
  triage: {
    rebuild: (value, { recordId }) => {
      const triage = decodeTriage(value, recordId);
      return triage && encodeTriage(triage);
    },
  },
  presets: {
    rebuild: (value, { recordId }) => {
      const preset = isBuiltIn(recordId) ? undefined : decodePreset(recordId, value);
      const isNamed = preset && preset.name.trim() !== '' && preset.name.length <= PRESET_NAME_LENGTH;
      return isNamed ? encodePreset(preset, updatedAtOf(value)) : undefined;
    },
    nameKey: (value) => presetNameKey(decodePreset('', value)?.name ?? ''),
    reservedNames: BUILT_IN.map(({ name }) => presetNameKey(name)),
  },
  drafts: { rebuild: rebuildDraft },
  sent: {
    rebuild: (value, { userId, recordId }) => {
      const sent = decodeSent(userId, value);
      const history = sent?.submission.quizHistory;
      const isOwn = sent?.quizId === recordId && history?.quizId === recordId && history.userId === userId;
      return isOwn ? encodeSent(sent) : undefined;
    },
  },
};
