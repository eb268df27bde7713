import { fieldsOf, oneOf, optionalString, tryDecode, wholeNumber } from '@/shared/api/decode';
import { array, stringList } from '@/shared/api/list';
import { recordStore } from '@/shared/storage/recordStore';
import { checksum, type Highlight, HIGHLIGHT_COLOURS } from './highlightModel';
import type { BlockHighlights, QuestionHighlights } from './highlightsSlice';

const VERSION = 1;
const store = recordStore('notes', { decode: decodeQuestionHighlights });

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
    now: number,
  ): Promise<void> =>
    store.write(userId, `${quizId}/${questionId}`, encodeQuestionHighlights(highlights, now)),

  /** Damaged records are left out. */
  read: async (userId: string, quizId: string): Promise<BlockHighlights> => {
    const prefix = `${quizId}/`;
    const records = (await store.list(userId)).filter(({ recordId }) => recordId.startsWith(prefix));
    return Object.fromEntries(
      records.map(({ recordId, value }) => [recordId.slice(prefix.length), value] as const),
    );
  },

  /** Reports that another tab has changed what `read` returns. Returns a function that ends it. */
  watch: (userId: string, quizId: string, onChange: () => void): (() => void) =>
    store.watch(userId, ({ recordIds, isElsewhere }) => {
      const isOfQuiz = recordIds?.some((recordId) => recordId.startsWith(`${quizId}/`)) ?? true;
      if (isElsewhere && isOfQuiz) onChange();
    }),
} as const;

/** The record of a question. It holds no words of it: see `Highlight.check`. */
export function encodeQuestionHighlights(
  { stem, explanation, struckLetters }: QuestionHighlights,
  now: number,
): unknown {
  return { version: VERSION, updatedAt: now, stem, explanation, struck: struckLetters };
}

/** Decodes a stored record; undefined where it is damaged or of another version. */
export function decodeQuestionHighlights(value: unknown): QuestionHighlights | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'highlights');
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
  // Earlier releases stored the words.
  const quote = optionalString(fields.get('quote'));
  const note = optionalString(fields.get('note'));
  return {
    start: wholeNumber(fields.get('start')),
    end: wholeNumber(fields.get('end')),
    check: quote === undefined ? wholeNumber(fields.get('check')) : checksum(quote),
    colour: oneOf(fields.get('colour'), HIGHLIGHT_COLOURS),
    ...(note === undefined ? {} : { note }),
  };
}
