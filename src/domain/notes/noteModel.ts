import type { QuestionNote } from './noteRecord';

/** Characters of a note, as an input field counts them. */
export const NOTE_LENGTH = 20_000;
export const TAG_COUNT = 20;
/** Characters of a tag. */
export const TAG_LENGTH = 50;

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
