import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecodeError } from '@/shared/api/decodeContext';
import { BODY_IGNORED } from './readAnswers';

interface AnyEndpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly decode: (body: unknown) => unknown;
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'decode' in value && 'path' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../../src/shared/api/*.ts', {
  eager: true,
});
const exported = Object.values(modules).flatMap((module) => Object.entries(module));
const endpoints = exported.flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []));

const decodeGoogleResult = exported.find(([name]) => name === 'decodeGoogleResult')?.[1];

/** The names that the decoders look for, so that arbitrary bodies get past the first check. */
const NAMES = [
  ...['data', 'content', 'results', 'id', 'name', 'title', 'message', 'quizId', 'questionId', 'questionNo'],
  ...['questions', 'quizStatus', 'option', 'optionList', 'correctAnswer', 'categories', 'medicalCategories'],
  ...['discipline', 'organSystem', 'examType', 'topics', 'subtopics', 'categoryMap', 'complete', 'imgData'],
  ...['quizSubmitDate', 'commentId', 'replies', 'plan', 'category', 'status', 'price', 'booking', 'user'],
  ...['checkoutURL', 'questionIds', 'subcategories', 'subCategory', 'categoryPerformance', 'questionCount'],
  ...[
    'categoriesPerformance',
    'correctPercentage',
    'stem',
    'explanation',
    'improvementSuggestions',
    'rating',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'quizPreference',
    'blockId',
    'primaryRole',
    'text',
  ],
];

const scalar = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(
    null,
    '<html>',
    'COMPLETE',
    'PRO',
    'ACTIVE',
    'B',
    '1',
    '2025-03-01T10:00:00Z',
    'discipline',
  ),
);

const { body } = fc.letrec<{ body: unknown; row: unknown }>((tie) => ({
  body: fc.oneof({ depthSize: 'small' }, scalar, fc.array(tie('row'), { maxLength: 4 }), tie('row')),
  row: fc
    .array(fc.tuple(fc.constantFrom(...NAMES), tie('body')), { maxLength: 8 })
    .map((entries) => Object.fromEntries(entries)),
}));

function* objectsIn(value: unknown): Generator<object> {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    yield next;
    const inner: unknown[] = Object.values(next);
    open.push(...inner);
  }
}

function expectUsableOrDecodeError(decode: (input: unknown) => unknown, input: unknown): void {
  let data: unknown;
  try {
    data = decode(input);
  } catch (error) {
    expect(error).toBeInstanceOf(DecodeError);
    return;
  }
  for (const object of objectsIn(data)) {
    expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(object));
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'polluted']) {
      expect(Object.hasOwn(object, name)).toBe(false);
    }
  }
}

const HOSTILE =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":1,"quizId":1}';

describe('every endpoint', () => {
  it('finds every endpoint here', () => {
    expect(endpoints.length).toBeGreaterThan(50);
    expect(decodeGoogleResult).toBeTypeOf('function');
  });

  it('exports every endpoint under its id, once', () => {
    expect(endpoints.map(([name]) => name)).toEqual(endpoints.map(([, endpoint]) => endpoint.id));
    expect(new Set(endpoints.map(([name]) => name)).size).toBe(endpoints.length);
  });

  it('sits under the base with a path that starts with one slash and has no query', () => {
    for (const [, { path }] of endpoints) expect(path).toMatch(/^(?:\/:?[A-Za-z0-9-]+)+$/);
  });
});

describe.each(endpoints)('%s', (_, endpoint) => {
  it('rejects HTML when JSON should be, unless its body is not used', () => {
    const read = (): unknown => endpoint.decode('<!doctype html><title>Sign in to the Wi-Fi</title>');
    if (BODY_IGNORED.includes(endpoint.id)) expect(read()).toBeUndefined();
    else expect(read).toThrow(DecodeError);
  });

  it('describes what it reads', () => {
    expect(endpoint.decode).toHaveProperty('schema');
  });

  it('yields data or a DecodeError for any JSON, and copies no prototype name', () => {
    fc.assert(
      fc.property(fc.oneof(body, fc.jsonValue()), (input) => {
        expectUsableOrDecodeError(endpoint.decode, input);
      }),
      { numRuns: 150, examples: [[JSON.parse(HOSTILE)], [[JSON.parse(HOSTILE)]]] },
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('reads a response that is nested to any depth', () => {
    const deep: unknown = JSON.parse(`${'{"id":1,"replies":['.repeat(3000)}${']}'.repeat(3000)}`);
    expectUsableOrDecodeError(endpoint.decode, deep);
    expectUsableOrDecodeError(endpoint.decode, [deep]);
  });
});
