import { matchesAllWords } from '@/shared/format/matchesAllWords';

/** A text that a tutor inserts again and again. */
export interface Phrase {
  readonly name: string;
  readonly text: string;
  /** Phrases are listed by it. */
  readonly place: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export interface StoredPhrase extends Phrase {
  readonly id: string;
}

export const MAX_PHRASES = 200;
/** Characters, as a text box counts them. */
export const MAX_PHRASE_LENGTH = 2_000;
export const MAX_PHRASE_NAME = 60;

/** In their order. */
export const listPhrases = (stored: ReadonlyMap<string, Phrase>): readonly StoredPhrase[] =>
  [...stored]
    .map(([id, phrase]) => ({ ...phrase, id }))
    .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));

/** Those with every word of the search in name or text. */
export function findPhrases(phrases: readonly StoredPhrase[], search: string): readonly StoredPhrase[] {
  const isFound = matchesAllWords(search);
  return phrases.filter(({ name, text }) => isFound(`${name} ${text}`));
}

/** Why a text cannot become a phrase; '' if it can. */
export function phraseProblem(text: string, phrases: readonly Phrase[]): string {
  if (text.trim() === '') return 'Write or select a text first.';
  if (text.trim().length > MAX_PHRASE_LENGTH) return `A phrase has at most ${MAX_PHRASE_LENGTH} characters.`;
  if (phrases.some((phrase) => phrase.text === text.trim())) return 'This text is a phrase already.';
  return phrases.length >= MAX_PHRASES ? `There are ${MAX_PHRASES} phrases already: delete one first.` : '';
}

/** The last of the phrases, named by its beginning. */
export const phraseOf = (text: string, phrases: readonly Phrase[], now: number): Phrase => ({
  name: text.trim().replaceAll(/\s+/gu, ' ').slice(0, MAX_PHRASE_NAME).trimEnd(),
  text: text.trim(),
  place: Math.max(0, ...phrases.map(({ place }) => place)) + 1,
  updatedAt: now,
});

/** The phrases whose places change when one is moved up (-1) or down (1), with their new places. */
export function movedPhrases(
  phrases: readonly StoredPhrase[],
  id: string,
  step: 1 | -1,
): readonly StoredPhrase[] {
  const at = phrases.findIndex((phrase) => phrase.id === id);
  const other = phrases[at + step];
  if (at < 0 || other === undefined) return [];
  const order = phrases.with(at, other).with(at + step, phrases[at] ?? other);
  // Two devices may have given the same place.
  return order
    .map((phrase, index) => ({ ...phrase, place: index + 1 }))
    .filter((phrase, index) => phrase.place !== order[index]?.place);
}
