import { describe, expect, it } from 'vitest';
import type { DeviationRule } from '@/shared/api/decodeContext';
import { dataOf, plainWith, read, readJson, rulesOf } from './readAnswers';

describe('keys', () => {
  const options = ['<p>One &amp; <b>only</b></p>', '<p>Two</p>', '<p>Three</p>'];
  const question = (correctAnswer: unknown, optionList: unknown = options) => ({
    questionId: 'n1',
    option: { optionList, correctAnswer },
  });

  it.each<[unknown, string, DeviationRule | undefined]>([
    ['B', 'B', undefined],
    ['b', 'B', 'answer in another spelling'],
    ['B.', 'B', 'answer in another spelling'],
    ['b)', 'B', 'answer in another spelling'],
    ['(B)', 'B', 'answer in another spelling'],
    ['Option B', 'B', 'answer in another spelling'],
    ['option c', 'C', 'answer in another spelling'],
    ['<p>Two</p>', 'B', 'answer as a text'],
    ['Two', 'B', 'answer as a text'],
    ['One & only', 'A', 'answer as a text'],
    [0, 'A', 'answer as an index from 0'],
    ['2', 'C', 'answer as an index from 0'],
  ])('reads the key %j as %s', (key, expected, rule) => {
    const reading = readJson('getQuestions', [question(key)]);
    expect(dataOf(reading)).toMatchObject([{ option: { correctAnswer: expected } }]);
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
    expect(reading.problems).toEqual([]);
  });

  it.each<[unknown, DeviationRule | undefined]>([
    [['One', 'Two'].map((text) => ({ text })), undefined],
    [['One', 'Two'].map((content) => ({ content })), 'option text under another name'],
    [['One', 'Two'].map((label, index) => ({ id: index, label })), 'option text under another name'],
    [{ A: 'One', B: 'Two' }, 'object for a list'],
    [{ b: 'Two', a: 'One' }, 'object for a list'],
    [{ 0: 'One', 1: 'Two' }, 'object for a list'],
  ])('reads the options %j', (optionList, rule) => {
    const reading = readJson('getQuestions', [question('B', optionList)]);
    expect(dataOf(reading)).toMatchObject([{ option: { optionList: ['One', 'Two'], correctAnswer: 'B' } }]);
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
    expect(reading.problems).toEqual([]);
  });

  it.each(['One, Two', { first: 'One' }, 7])('takes for a problem the options %j', (optionList) => {
    const reading = readJson('getQuestions', [question('A', optionList)]);
    expect(dataOf(reading)).toMatchObject([{ option: { optionList: [], correctAnswer: '' } }]);
    expect(reading.problems).toMatchObject([{ path: [0, 'option', 'optionList'], expected: 'a list' }]);
  });

  it('reads the key from the only option that says that it is right', () => {
    const flagged = (...flags: boolean[]) =>
      flags.map((isCorrect, at) => ({ text: `Text ${at}`, isCorrect }));
    const reading = readJson('getQuestions', [question(undefined, flagged(false, true))]);
    expect(dataOf(reading)).toMatchObject([{ option: { correctAnswer: 'B' } }]);
    expect(rulesOf(reading)).toEqual(['answer as a flag of an option']);
    const two = readJson('getQuestions', [question(undefined, flagged(true, true))]);
    expect(dataOf(two)).toMatchObject([{ option: { correctAnswer: '' } }]);
    expect(two.problems).toHaveLength(1);
  });

  it('counts keys from 1 in all questions when one shows the number of its options', () => {
    const reading = readJson('getQuestions', [question(1), question(3), question('2')]);
    expect(dataOf(reading)).toMatchObject(['A', 'C', 'B'].map((key) => ({ option: { correctAnswer: key } })));
    expect(rulesOf(reading)).toEqual(['answer as an index from 1']);
  });

  it.each([['D'], [''], [null], [4], [-1], ['beta'], [['B']], [{ letter: 'B' }], ['A,B']])(
    'reads no key from %j, which is a problem',
    (key) => {
      const reading = readJson('getQuestions', [question(key)]);
      expect(dataOf(reading)).toMatchObject([{ option: { correctAnswer: '' } }]);
      expect(reading.problems).toMatchObject([{ path: [0, 'option', 'correctAnswer'] }]);
    },
  );

  it.each([
    ['B', 'B'],
    ['b.', 'B'],
    ['Option b', 'B'],
    ['', ''],
    [null, ''],
    ['2', '2'],
    ['Two', 'Two'],
  ])('reads the answer %j of a history as %j', (answerGiven, expected) => {
    const reading = readJson('getQuestionHistories', plainWith('getQuestionHistories', { answerGiven }));
    expect(dataOf(reading)).toMatchObject([{ answerGiven: expected }]);
  });
});

describe('images', () => {
  it.each<[unknown, DeviationRule | undefined]>([
    [{ imgData: 'AAECAw==' }, undefined],
    [{ imgData: 'data:image/png;base64,AAECAw==' }, undefined],
    [{ data: 'AAECAw==' }, 'image under another name'],
    [{ image: 'AAECAw==' }, 'image under another name'],
    [{ data: { imgData: 'AAECAw==' } }, 'image under another name'],
    ['AAECAw==', 'image as a bare text'],
    ['data:image/png;base64,AAECAw==', 'image as a bare text'],
  ])('reads %j as an image', (body, rule) => {
    const reading = readJson('getImage', body);
    expect(dataOf(reading)).toEqual({ imgData: 'AAECAw==' });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });

  it.each([['image/png'], ['application/octet-stream']])(
    'reads raw bytes of %s as an image',
    (contentType) => {
      const body = new Uint8Array([137, 80, 78, 71, 255]);
      const reading = read('getImage', { contentType, body });
      expect(dataOf(reading)).toEqual({ imgData: btoa(String.fromCharCode(...body)) });
      expect(rulesOf(reading)).toEqual(['image as raw bytes']);
    },
  );

  it.each<[unknown, string[]]>([
    [
      ['a.png', 'b.png'],
      ['a.png', 'b.png'],
    ],
    [[{ name: 'a.png' }], ['a.png']],
    [
      [{ imageName: 'a.png' }, 'b.png'],
      ['a.png', 'b.png'],
    ],
    [null, []],
  ])('names images by %j', (imageList, expected) => {
    const questions = [{ questionId: 'n1', imageList }];
    expect(dataOf(readJson('getQuiz', plainWith('getQuiz', { questions })))).toMatchObject({
      questions: [{ imageList: expected }],
    });
  });
});

/** Bodies of errors that say something to a person, what is shown, and the rule. */
