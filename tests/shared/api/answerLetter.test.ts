import { describe, expect, it } from 'vitest';
import { isIndexFromOne, letterGiven, mayBeLetter } from '@/shared/api/answerLetter';
import { id, optionalString } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { schemaOf } from '@/shared/api/schema';

const OPTIONS = ['<b>Heparin</b>', 'Aspirin', 'Warfarin'];

describe('the letter of a recorded answer', () => {
  it.each([
    ['B', 'B'],
    ['(b)', 'B'],
    ['Option C', 'C'],
    ['heparin', 'heparin'],
    ['Heparin', 'A'],
    ['1', 'B'],
    ['E', 'E'],
    ['7', '7'],
    ['', ''],
  ])('reads %j as %j', (answer, letter) => {
    expect(letterGiven(answer, OPTIONS, 0)).toBe(letter);
  });

  it('counts from the first index of the server', () => {
    expect(letterGiven('1', OPTIONS, 1)).toBe('A');
    expect(letterGiven('3', OPTIONS, 1)).toBe('C');
  });
});

describe('an answer that may be a letter', () => {
  it.each([
    ['', 'A', false],
    ['A', 'A', true],
    ['B', 'A', false],
    ['1', 'B', true],
    ['2', 'B', true],
    ['0', 'B', false],
    ['3', 'B', false],
    ['some text', 'B', true],
  ])('compares %j with %s: %s', (recorded, letter, isPossible) => {
    expect(mayBeLetter(recorded, letter)).toBe(isPossible);
  });
});

it('tells an index that counts from 1 by the one beyond the last option', () => {
  expect(['3', '2', '4', 'C', ''].map((answer) => isIndexFromOne(answer, OPTIONS))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(isIndexFromOne('3', [...OPTIONS.slice(0, 2), '3'])).toBe(false);
});

it('describes an entity by its fields, and names those without which it cannot be read', () => {
  const decode = entity('Thing', ['id'], { id, name: optionalString });
  expect(schemaOf(decode)).toMatchObject({
    type: 'object',
    properties: { id: schemaOf(id), name: schemaOf(optionalString) },
    required: ['id'],
  });
});
