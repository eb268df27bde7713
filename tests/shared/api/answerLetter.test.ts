// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  answerGiven,
  answerLetter,
  isIndexFromOne,
  letterGiven,
  mayBeLetter,
} from '@/shared/api/answerLetter';
import { id, optionalString } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/decodeContext';
import { entity } from '@/shared/api/entity';
import { schemaOf } from '@/shared/api/schema';
import { readNoting } from './readNoting';

const OPTIONS = ['<b>Heparin</b>', 'Aspirin', 'Warfarin'];

describe('the letter of a recorded answer', () => {
  it.each([
    ['B', 'B'],
    ['(b)', 'B'],
    ['Option C', 'C'],
    ['heparin', 'A'],
    ['Heparin', 'A'],
    ['1', 'B'],
    ['E', 'E'],
    ['7', '7'],
    ['', ''],
    ['Option  C', 'C'],
    ['b:', 'B'],
    [' B ', 'B'],
    ['both', 'both'],
    ['not B', 'not B'],
    ['a.', 'A'],
    ['x1', 'x1'],
    ['1x', '1x'],
  ])('reads %j as %j', (answer, letter) => {
    expect(letterGiven(answer, OPTIONS, 0)).toBe(letter);
  });

  it('counts from the first index of the server', () => {
    expect(letterGiven('1', OPTIONS, 1)).toBe('A');
    expect(letterGiven('3', OPTIONS, 1)).toBe('C');
    expect(letterGiven('0', OPTIONS, 1)).toBe('0');
  });

  it('reads an index of two digits as a letter if there are more than ten options', () => {
    const many = Array.from({ length: 12 }, (_, index) => `option ${index}`);
    expect(letterGiven('10', many, 0)).toBe('K');
  });

  it('reads no answer as no letter, even if an option has no text', () => {
    expect(letterGiven('', ['One', '<img src="ecg.png">'], 0)).toBe('');
  });
});

describe('the letter of a key', () => {
  it.each([
    ['Sjögren syndrome', ['Sj&ouml;gren syndrome', 'Lupus']],
    ['Sj\u00f6gren\u00a0syndrome', ['Sjo\u0308gren syndrome', 'Lupus']],
    ['↑ PTH, ↓ Ca', ['&uarr; PTH, &darr; Ca', '&darr; PTH']],
    ["Crohn's disease", ['Crohn’s dis\u00adease', 'Colitis']],
    ['10⁹/L', ['10<sup>9</sup>/L', '109/L']],
    ['109/L', ['10<sup>9</sup>/L', '10<sup>6</sup>/L']],
    ['Guillain-Barré syndrome', ['Guillain&ndash;Barr&eacute; syndrome', 'Botulism']],
    ['-3 mEq/L', ['\u22123 mEq/L', '3 mEq/L']],
    ['Give aspirin', ['Give aspirin.', 'Give heparin.']],
    ['Wait...', ['Wait…', 'Treat']],
    ['37 °C', ['37 ºC', '38 ºC']],
    ['a⋅b', ['a·b', 'a']],
    ['A. Aspirin', ['Aspirin', 'Heparin']],
    ['a) Aspirin', ['<p>Aspirin</p>', 'Heparin']],
    ['A - Aspirin', ['Aspirin', 'Heparin']],
    ['Option A: Aspirin', ['Aspirin', 'Heparin']],
    ['a) aspirin', ['Aspirin', 'Heparin']],
    ['ASPIRIN', ['Aspirin', 'Heparin']],
    ['IgA', ['IgA', 'IGA']],
    ['Aspirin 81mg', ['Aspirin 81 mg', 'Aspirin 325 mg']],
    ['"Aspirin"', ['Aspirin', 'Heparin']],
    ['10^9/L', ['10<sup>9</sup>/L', '10<sup>6</sup>/L']],
    ['10^-3', ['10<sup>&minus;3</sup>', '10<sup>3</sup>']],
    ['>=5', ['≥ 5', '<5']],
    ['1 1/2', ['1<sup>1</sup>/<sub>2</sub>', '2']],
    ['1½', ['1 ½', '2']],
    ['37 °C', ['37 <sup>o</sup>C', '38 <sup>o</sup>C']],
    ['37°C', ['37<sup>0</sup>C', '38<sup>0</sup>C']],
    ['Aspirin', ['A. Aspirin', 'B. Heparin']],
    ['a', ['A. Aspirin', 'B. Heparin']],
    ['Choice A', ['Aspirin', 'Heparin']],
    ['choice_a', ['Aspirin', 'Heparin']],
    ['optionA', ['Aspirin', 'Heparin']],
    ['Answer: A', ['Aspirin', 'Heparin']],
    ['Ans. (A)', ['Aspirin', 'Heparin']],
    ['Correct answer: aspirin', ['Aspirin', 'Heparin']],
    ['The correct answer is A.', ['Aspirin', 'Heparin']],
    ['[A]', ['Aspirin', 'Heparin']],
    ['"A"', ['Aspirin', 'Heparin']],
    ['Ａ', ['Aspirin', 'Heparin']],
    ['Ⓐ', ['Aspirin', 'Heparin']],
    ['A\u200B', ['Aspirin', 'Heparin']],
    ['&#65;', ['Aspirin', 'Heparin']],
    ['Answer B', ['Answer B', 'Answer A']],
    ['<p>A</p>', ['Aspirin', 'Heparin']],
    ['Aspirin', ['1. Aspirin', '2. Heparin']],
    ['aspirin', ['I) Aspirin', 'II) Heparin', 'None']],
    ['1) Aspirin', ['Aspirin', 'Heparin']],
    ['i. Aspirin', ['Aspirin', 'Heparin']],
    ['I', ['I. Aspirin', 'II. Heparin']],
    ['(1)', ['1) Aspirin', '2) Heparin']],
    ['A (Aspirin)', ['Aspirin', 'Heparin']],
    ['A Aspirin', ['Aspirin', 'Heparin']],
    ['A = Aspirin', ['Aspirin', 'Heparin']],
    ['Aspirin (A)', ['Aspirin', 'Heparin']],
    ['A;', ['Aspirin', 'Heparin']],
    ['**A**', ['Aspirin', 'Heparin']],
  ])('finds the letter of a key by what is seen: %j', (key, options) => {
    expect(answerLetter(key, { options, firstIndex: 0 })).toBe('A');
  });

  it.each([
    ['B. Aspirin', ['Aspirin', 'Heparin']],
    ['A. Warfarin', ['Aspirin', 'Heparin']],
    ['aspirin', ['Aspirin', 'ASPIRIN']],
    ['Aspirin', ['B. Aspirin', 'A. Heparin']],
    ['Aspirin and', ['Aspirin', 'Heparin']],
    ['Answer: C', ['Aspirin', 'Heparin']],
    ['A, B', ['Aspirin', 'Heparin']],
    ['А', ['Aspirin', 'Heparin']],
    ['Keyhole', ['Hole', 'Ole']],
    ['Give', ['Give.', 'Give:']],
    ['5 mg', ['1.5 mg', '2.5 mg']],
    ['1000', ['1:1000', '1:2000']],
    ['2. Aspirin', ['Aspirin', 'Heparin']],
    ['1.', ['Aspirin', 'Heparin']],
    ['II', ['Aspirin', 'Heparin']],
    ['II', ['II. Aspirin', 'I. Heparin']],
    ['B (Aspirin)', ['Aspirin', 'Heparin']],
    ['Aspirin (B)', ['Aspirin', 'Heparin']],
  ])('names no option by a key that contradicts itself, or nearly: %j', (key, options) => {
    expect(() => answerLetter(key, { options, firstIndex: 0 })).toThrow(DecodeError);
  });

  it('names no option if two are alike without their formatting', () => {
    expect(() => answerLetter('１⁄2', { options: ['½', '1⁄2'], firstIndex: 0 })).toThrow(DecodeError);
  });

  it('takes a text for an option’s text, and a number for an index', () => {
    const options = ['2', '4', '6'];
    expect(answerLetter('2', { options, firstIndex: 0 })).toBe('A');
    expect(answerLetter(2, { options, firstIndex: 0 })).toBe('C');
    expect(answerLetter(4, { options, firstIndex: 0 })).toBe('B');
    expect(answerLetter(1.5, { options: ['0.5', '1.5'], firstIndex: 0 })).toBe('B');
  });

  it('finds a letter regardless of white space', () => {
    expect(
      answerLetter(' two  words ', { options: ['<p>one</p>', '<p> two\nwords</p>'], firstIndex: 0 }),
    ).toBe('B');
  });

  it('refuses a key beyond the last option', () => {
    expect(() => answerLetter('D', { options: OPTIONS, firstIndex: 0 })).toThrow(DecodeError);
  });
});

describe('an answer whose options are not known', () => {
  it.each<[unknown, string, readonly string[]]>([
    ['B', 'B', []],
    [' B ', 'B', []],
    ['A', 'A', []],
    ['b.', 'B', ['answer in another spelling']],
    ['2', '2', ['answer as an index from 0']],
    [2, '2', ['answer as an index from 0']],
    [' Two ', 'Two', ['answer as a text']],
    ['2 mg', '2 mg', ['answer as a text']],
    [' ', '', []],
    [null, '', []],
  ])('reads an answer from %j as %j', (value, answer, rules) => {
    const reading = readNoting((context) => answerGiven(value, context));
    expect(reading.value).toBe(answer);
    expect(reading.deviations.map(({ rule }) => rule)).toEqual(rules);
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
    ['b', 'B', false],
    ['A', 'B', false],
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
  expect(isIndexFromOne('3', ['1. Aspirin', '2. Heparin', '3. Warfarin'])).toBe(true);
  expect(isIndexFromOne(3, ['1', '2', '3'])).toBe(true);
  expect([3, ' 3 ', '3.0', [3]].map((answer) => isIndexFromOne(answer, OPTIONS))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('describes an entity by its fields, and names those without which it cannot be read', () => {
  const decode = entity('Thing', ['id'], { id, name: optionalString });
  expect(schemaOf(decode)).toMatchObject({
    type: 'object',
    properties: { id: schemaOf(id), name: schemaOf(optionalString) },
    required: ['id'],
  });
});
