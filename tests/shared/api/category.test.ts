import { describe, expect, it } from 'vitest';
import {
  EMPTY_CATEGORY_MAP,
  EXAM_TYPES,
  getBankCategories,
  getCategories,
  getCategoryPreference,
  saveCategoryPreference,
  searchTopics,
} from '@/shared/api/category';
import { DecodeError } from '@/shared/api/decodeContext';
import { wire } from './wire';

const categoryMap = { discipline: ['Anatomy'], organSystem: ['Respiratory'], examType: ['Step 1'] };

describe('category calls', () => {
  it('sends category calls as the contract specifies', () => {
    expect(wire(getCategories, undefined)).toEqual({ call: 'GET /quiz/categories', bearer: 'required' });
    expect(wire(getBankCategories, undefined)).toEqual({
      call: 'GET /bank/question/category',
      bearer: 'required',
    });
    expect(wire(getCategoryPreference, { userId: 'u1' })).toEqual({
      call: 'GET /quiz/categories/preferences/selected/user/u1',
      bearer: 'required',
    });
    expect(wire(saveCategoryPreference, { userId: 'u1', categoryMap })).toEqual({
      call: 'POST /quiz/categories/preferences/selected/user/u1',
      bearer: 'required',
      body: { userId: 'u1', categoryMap },
    });
    expect(wire(searchTopics, { keyword: 'asthma' })).toEqual({
      call: 'GET /medical-categorization/categories/v2/search?keyword=asthma',
      bearer: 'required',
    });
  });
});

describe('CategoryMap', () => {
  it('reads a category map bare and wrapped', () => {
    expect(getCategories.decode(categoryMap)).toEqual(categoryMap);
    expect(getCategories.decode({ data: categoryMap, status: 200 })).toEqual(categoryMap);
  });

  it('reads entries as names, { name } and { id, name }, and drops all others', () => {
    const body = {
      discipline: ['Anatomy', { name: 'Genetics' }, { id: 4, name: 'Surgery' }, { id: 5 }, null],
    };
    expect(getCategories.decode(body)).toEqual({
      ...EMPTY_CATEGORY_MAP,
      discipline: ['Anatomy', 'Genetics', 'Surgery'],
    });
  });

  it('reads missing lists as empty', () => {
    expect(getBankCategories.decode({ examType: null })).toEqual(EMPTY_CATEGORY_MAP);
  });

  it.each([null, [], 'x', 5, { data: 'x' }])('throws for %j', (body) => {
    expect(() => getCategories.decode(body)).toThrow(DecodeError);
  });

  it('falls back on ten exam types', () => {
    expect(new Set(EXAM_TYPES).size).toBe(10);
  });
});

describe('saved categories', () => {
  it.each([categoryMap, { data: categoryMap }, { userId: 'u1', categoryMap }, { data: { categoryMap } }])(
    'reads saved categories from %j',
    (body) => {
      expect(getCategoryPreference.decode(body)).toEqual(categoryMap);
    },
  );

  it.each([null, undefined, '', {}, { data: null }, { userId: 'u1', categoryMap: null }])(
    'reads no saved categories from %j',
    (body) => {
      expect(getCategoryPreference.decode(body)).toEqual(EMPTY_CATEGORY_MAP);
    },
  );
});

it('finds topics and subtopics, also as { name }', () => {
  const found = { topics: [{ id: 1, name: 'Asthma' }], subtopics: ['Spirometry', 'Spirometry'] };
  expect(searchTopics.decode(found)).toEqual({ topics: ['Asthma'], subtopics: ['Spirometry'] });
  expect(searchTopics.decode({ data: found }).topics).toEqual(['Asthma']);
  expect(searchTopics.decode({})).toEqual({ topics: [], subtopics: [] });
});
