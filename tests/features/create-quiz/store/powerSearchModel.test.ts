import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactMatches,
  foundText,
  isSearchable,
  searchHelper,
  withNames,
} from '@/features/create-quiz/store/powerSearchModel';

describe('power search', () => {
  it('searches from 4 characters on, not counting space around them', () => {
    expect(isSearchable('hea')).toBe(false);
    expect(isSearchable('hea ')).toBe(false);
    expect(isSearchable('hear')).toBe(true);
  });

  it('shows what is missing while the box is focused, not empty and too short', () => {
    expect(searchHelper('hea', true)).toBe('Minimum 4 characters are required');
    expect(searchHelper('hea', false)).toBeUndefined();
    expect(searchHelper('', true)).toBeUndefined();
    expect(searchHelper('hear', true)).toBeUndefined();
  });

  it('finds the names that are the keyword itself, in either case', () => {
    const found = { topics: ['Heart failure', 'HEART'], subtopics: ['Heart block', 'heart'] };
    expect(exactMatches(found, ' Heart ')).toEqual({ topics: ['HEART'], subtopics: ['heart'] });
    expect(exactMatches(found, 'hear')).toEqual({ topics: [], subtopics: [] });
  });

  it('leaves the list as it is when every name is chosen', () => {
    const chosen = ['a', 'b'];
    expect(withNames(chosen, ['b'])).toBe(chosen);
  });

  it('counts what was found, in either list', () => {
    expect(foundText({ topics: [], subtopics: [] })).toBe('No results found');
    expect(foundText({ topics: [], subtopics: ['a'] })).toBe('0 topics and 1 subtopic found');
    expect(foundText({ topics: ['a', 'b'], subtopics: [] })).toBe('2 topics and 0 subtopics found');
  });

  it('adds names once and keeps the order of those that were chosen before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (chosen, more) => {
        const next = withNames(chosen, more);
        expect(next.slice(0, chosen.length)).toEqual(chosen);
        expect(new Set(next)).toEqual(new Set([...chosen, ...more]));
        expect(new Set(next).size).toBe(next.length);
      }),
    );
  });

  it('counts what was found, or shows that nothing was', () => {
    expect(foundText({ topics: [], subtopics: [] })).toBe('No results found');
    expect(foundText({ topics: ['a'], subtopics: [] })).toBe('1 topic and 0 subtopics found');
    expect(foundText({ topics: ['a', 'b'], subtopics: ['c'] })).toBe('2 topics and 1 subtopic found');
  });
});
