import { decodeLabels, type QuestionLabels } from '@/domain/question/questionLabels';
import { fieldsOf, id, optionalId, stringOr, tryDecode, wholeNumber } from '@/shared/api/decode';
import { nameList } from '@/shared/api/list';

/** Raised when the record changes; records of a newer version are ignored. */
const NOTE_VERSION = 1;

/** Characters of a note, as an input field counts them. */
export const NOTE_LENGTH = 20_000;
export const TAG_COUNT = 20;
/** Characters of a tag. */
export const TAG_LENGTH = 50;

/** What a student has written about a question; it belongs to the question and is shown in every quiz. */
export interface QuestionNote {
  readonly questionId: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly labels: QuestionLabels;
  /** The quiz in which it was last written, for a link into its review. */
  readonly quizId: string;
  /** Its item there, from 1. */
  readonly item: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** A note without a text and without tags is none. */
export const isEmptyNote = ({ text, tags }: Pick<QuestionNote, 'text' | 'tags'>): boolean =>
  text.trim() === '' && tags.length === 0;

/**
 * The tags of a comma separated text: trimmed, each once whatever its case, at most 20 of at most 50 characters; in the
 * order and the spelling of their first place.
 */
export const parseTags = (typed: string): readonly string[] =>
  distinctTags(typed, TAG_LENGTH).slice(0, TAG_COUNT);

/** Whether `parseTags` leaves tags out, or cuts one. */
export const hasTooManyTags = (typed: string): boolean => {
  const whole = distinctTags(typed, Number.POSITIVE_INFINITY);
  return whole.length > TAG_COUNT || whole.some((tag) => Array.from(tag).length > TAG_LENGTH);
};

function distinctTags(typed: string, maxLength: number): readonly string[] {
  const found = new Map<string, string>();
  for (const part of typed.normalize().split(',')) {
    const tag = Array.from(part.replace(/\s+/gu, ' ').trim()).slice(0, maxLength).join('').trimEnd();
    const key = tag.toLowerCase();
    if (tag !== '' && !found.has(key)) found.set(key, tag);
  }
  return [...found.values()];
}

/** As they are shown in the field, which reads back as the same tags. */
export const formatTags = (tags: readonly string[]): string => tags.join(', ');

export const encodeNote = (note: QuestionNote): unknown => ({ version: NOTE_VERSION, ...note });

/** Decodes a stored record; undefined where it is damaged, empty, of another question or of another version. */
export function decodeNote(value: unknown, questionId: string): QuestionNote | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'note');
    if (fields.get('version') !== NOTE_VERSION || id(fields.get('questionId')) !== questionId)
      return undefined;
    const note: QuestionNote = {
      questionId,
      text: stringOr(fields.get('text')),
      tags: parseTags(formatTags(nameList(fields.get('tags')))),
      labels: decodeLabels(fields.get('labels')),
      quizId: optionalId(fields.get('quizId')) ?? '',
      item: Math.max(1, wholeNumber(fields.get('item'), 1)),
      updatedAt: wholeNumber(fields.get('updatedAt')),
    };
    return isEmptyNote(note) ? undefined : note;
  });
}
