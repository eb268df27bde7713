import { describe, expect, it } from 'vitest';
import { created } from '@/shared/api/created';
import { id } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/decodeContext';
import { readNoting } from './readNoting';

const decode = created('quizId', 'quiz');

describe('the id of what was created', () => {
  it.each<[unknown, string]>([
    [{ quiz: { id: 7 }, data: { id: 8 } }, '7'],
    [{ quiz: null, data: { id: 8 } }, '8'],
    [{ quiz: 7 }, '7'],
    [{ quizId: ' ', id: 7 }, '7'],
    ['q-77', 'q-77'],
  ])('finds the id in %j', (body, quizId) => {
    expect(decode(body)).toEqual({ quizId });
  });

  it.each([
    '7 quizzes',
    'quiz 7',
    '<7>',
    'done',
    '{"quizId":77',
    '["7',
    '"7',
    { other: 7 },
    { data: {} },
    [7],
  ])('finds no id in %j', (body) => {
    expect(() => decode(body)).toThrow(DecodeError);
  });

  it.each([
    ['/quiz/7', '7'],
    ['/quiz/77//', '77'],
    ['/quiz/7#start', '7'],
    ['/quiz/7/?from=a/8', '7'],
    ['/quiz/7?', '7'],
    ['7', '7'],
    ['/quiz/q%2F7', 'q/7'],
    ['/quiz/q%7', 'q%7'],
  ])('finds the id at the end of the Location %s, and notes only that', (location, quizId) => {
    const { value, deviations } = readNoting((context) => decode({ message: 'Created' }, context), {
      location,
    });
    expect(value).toEqual({ quizId });
    expect(deviations).toEqual([{ rule: 'id in the Location header', path: [] }]);
  });

  it('finds no id in a Location without a name', () => {
    expect(() => readNoting((context) => decode('', context), { location: '/' })).toThrow(DecodeError);
  });

  it('describes the id under its own name', () => {
    expect(decode.schema).toEqual({
      type: 'object',
      properties: { quizId: id.schema },
      required: ['quizId'],
    });
  });
});
