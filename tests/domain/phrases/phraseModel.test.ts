import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPhrases,
  listPhrases,
  MAX_PHRASE_LENGTH,
  MAX_PHRASE_NAME,
  MAX_PHRASES,
  movedPhrases,
  phraseOf,
  phraseProblem,
  type StoredPhrase,
} from '@/domain/phrases/phraseModel';

const aPhrase = (id: string, place: number): StoredPhrase => ({
  id,
  name: `Name ${id}`,
  text: `Text ${id}`,
  place,
  updatedAt: 1,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => aPhrase(`p${index}`, index + 1));

describe('phrases', () => {
  it('takes a name from the beginning of the text, and the last place', () => {
    const phrase = phraseOf(`  First\n line ${'x'.repeat(99)} `, many(3), 7);
    expect(phrase).toMatchObject({ place: 4, updatedAt: 7 });
    expect(phrase.name).toHaveLength(MAX_PHRASE_NAME);
    expect(phrase.name).toMatch(/^First line x+$/);
    expect(phrase.text).toMatch(/^First\n line x+$/);
  });

  it.each([
    ['', many(1), 'Write or select a text first.'],
    ['x'.repeat(MAX_PHRASE_LENGTH), many(1), ''],
    ['x'.repeat(MAX_PHRASE_LENGTH + 1), many(1), 'A phrase has at most 2000 characters.'],
    [' Text p0 ', many(1), 'This text is a phrase already.'],
    ['New', many(MAX_PHRASES - 1), ''],
    ['New', many(MAX_PHRASES), 'There are 200 phrases already: delete one first.'],
  ])('says why a text cannot become a phrase (case %#)', (text, phrases, problem) => {
    expect(phraseProblem(text, phrases)).toBe(problem);
  });

  it('finds phrases by every word of their name and text', () => {
    expect(findPhrases(many(12), 'text P1').map(({ id }) => id)).toEqual(['p1', 'p10', 'p11']);
    expect(findPhrases(many(2), '')).toHaveLength(2);
  });

  it('moves a phrase past its neighbor, whatever places two devices have given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.constantFrom(1 as const, -1 as const),
        (places, chosen, step) => {
          const stored = new Map(places.map((place, index) => [`p${index}`, aPhrase(`p${index}`, place)]));
          const before = listPhrases(stored).map(({ id }) => id);
          const id = before[chosen % before.length] ?? '';
          for (const phrase of movedPhrases(listPhrases(stored), id, step)) stored.set(phrase.id, phrase);
          const after = listPhrases(stored).map((phrase) => phrase.id);
          const at = before.indexOf(id);
          const expected = [...before];
          const other = before[at + step];
          if (other !== undefined) [expected[at], expected[at + step]] = [other, id];
          expect(after).toEqual(expected);
        },
      ),
    );
  });
});
