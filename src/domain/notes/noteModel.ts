/** As an input field counts characters. */
export const MAX_NOTE_LENGTH = 20_000;
export const MAX_TAGS = 20;
/** Characters. */
export const MAX_TAG_LENGTH = 50;

/** A note with neither text nor tags counts as none. */
export const isEmptyNote = ({
  text,
  tags,
}: {
  readonly text: string;
  readonly tags: readonly string[];
}): boolean => text.trim() === '' && tags.length === 0;

/**
 * The tags of a comma-separated text: trimmed, unique ignoring case, at most 20 of at most 50 characters; in
 * the order and the spelling of their first occurrence.
 */
export const parseTags = (typed: string): readonly string[] =>
  distinctTags(typed, MAX_TAG_LENGTH).slice(0, MAX_TAGS);

/** Whether `parseTags` leaves out tags or truncates one. */
export const hasTooManyTags = (typed: string): boolean => {
  const whole = distinctTags(typed, Number.POSITIVE_INFINITY);
  return whole.length > MAX_TAGS || whole.some((tag) => Array.from(tag).length > MAX_TAG_LENGTH);
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

/** As they are shown in the field; parsing the text returns the same tags. */
export const formatTags = (tags: readonly string[]): string => tags.join(', ');
