import { stores } from '@/domain/stores';
import { closedList, optionalString, stringOr, wholeNumber } from '@/shared/api/decode';
import { aliased, type Decoded, entity, replaced } from '@/shared/api/entity';
import { list, stringList } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { checksum, HIGHLIGHT_COLORS } from './highlightModel';

const decodeHighlight = entity('highlight', ['start'], {
  start: wholeNumber,
  end: wholeNumber,
  /** Earlier releases stored the words. */
  check: replaced(
    'check',
    (check) => wholeNumber(check),
    'quote',
    (quote) => checksum(stringOr(quote)),
  ),
  colour: closedList(HIGHLIGHT_COLORS),
  note: optionalString,
});

const decodeHighlights = entity('highlights', ['stem'], {
  stem: list(decodeHighlight),
  explanation: list(decodeHighlight),
  /** Letters struck out, as the attempt left them. */
  struckLetters: aliased(stringList, 'struckLetters', 'struck'),
});
export type QuestionHighlights = Decoded<typeof decodeHighlights>;
/** By question id. */
export type BlockHighlights = Readonly<Record<string, QuestionHighlights>>;

/**
 * Highlights and strikes of the questions of a quiz, by `highlightsId`; separate from the attempt, because they outlive
 * the submission and return in review. A record contains no words of the question: see `check` of a highlight.
 */
export const highlights = deviceRecord({
  store: stores.highlights,
  decode: decodeHighlights,
  accepts: (_, { recordId }) => /^[^]+\/[^]+$/.test(recordId),
});

export const highlightsId = (quizId: string, questionId: string): string => `${quizId}/${questionId}`;

export async function readHighlights(userId: string, quizId: string): Promise<BlockHighlights> {
  const prefix = highlightsId(quizId, '');
  const ofQuiz = (await highlights.list(userId)).filter(({ id }) => id.startsWith(prefix));
  return Object.fromEntries(ofQuiz.map(({ id, value }) => [id.slice(prefix.length), value]));
}
