import {
  tryDecode,
  wholeNumber,
  fieldsOf,
  array,
  oneOf,
  optionalString,
  stringList,
  string,
} from '@/shared/api/decode';
import { recordStore } from '@/shared/storage/database';
import { type Highlight, HIGHLIGHT_COLOURS } from './highlightModel';
import type { BlockHighlights, QuestionHighlights } from './highlightsSlice';

const VERSION = 1;
const store = recordStore('notes');

/**
 * Highlights and strikes of a quiz, one record a question, separate from the journal: they outlive the
 * submission and return in review.
 */
export const highlightsStorage = {
  write: (
    userId: string,
    quizId: string,
    questionId: string,
    highlights: QuestionHighlights,
  ): Promise<void> => {
    const { stem, explanation, struckLetters } = highlights;
    return store.write(userId, `${quizId}/${questionId}`, {
      version: VERSION,
      stem,
      explanation,
      struck: struckLetters,
    });
  },

  /** Damaged records are left out. */
  read: async (userId: string, quizId: string): Promise<BlockHighlights> => {
    const prefix = `${quizId}/`;
    const records = (await store.list(userId)).filter(({ recordId }) => recordId.startsWith(prefix));
    return Object.fromEntries(
      records.flatMap(({ recordId, value }) => {
        const notes = decodeQuestionNotes(value);
        return notes === undefined ? [] : [[recordId.slice(prefix.length), notes] as const];
      }),
    );
  },
} as const;

/** Decodes a stored record; undefined where it is damaged or of another version. */
export function decodeQuestionNotes(value: unknown): QuestionHighlights | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'notes');
    if (fields.get('version') !== VERSION) return undefined;
    return {
      stem: array(fields.get('stem'), decodeHighlight),
      explanation: array(fields.get('explanation'), decodeHighlight),
      struckLetters: stringList(fields.get('struck')),
    };
  });
}

function decodeHighlight(row: unknown): Highlight {
  const fields = fieldsOf(row, 'highlight');
  const quote = string(fields.get('quote'));
  const start = wholeNumber(fields.get('start'));
  const note = optionalString(fields.get('note'));
  return {
    start,
    end: start + quote.length,
    quote,
    colour: oneOf(fields.get('colour'), HIGHLIGHT_COLOURS),
    ...(note === undefined ? {} : { note }),
  };
}
