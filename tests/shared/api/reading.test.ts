import { describe, expect, it } from 'vitest';
import {
  DecodeError,
  deviates,
  isAtBody,
  misreads,
  pathText,
  readNoting,
  surroundings,
  typeOf,
  withPath,
} from '@/shared/api/reading';

it.each<[unknown, string]>([
  [null, 'null'],
  [undefined, 'nothing'],
  ['', 'an empty text'],
  ['a < b', 'a text'],
  ['\n <html>', 'HTML'],
  [[], 'a list'],
  [new Uint8Array(1), 'bytes'],
  [{}, 'an object'],
  [5, 'a number'],
  [true, 'a boolean'],
])('calls %j %s', (value, type) => {
  expect(typeOf(value)).toBe(type);
});

it('writes a path as in code', () => {
  expect(pathText([])).toBe('');
  expect(pathText(['content', 3, 'user', 'id'])).toBe('content[3].user.id');
  expect(pathText([0, 'id'])).toBe('[0].id');
});

it('says in an error where the value is', () => {
  expect(new DecodeError('an id', null).message).toBe('body: expected an id, got null');
  withPath((at) => {
    at('rows');
    at('row');
    withPath((atInner) => {
      atInner(2);
      const error = new DecodeError('an id', 5);
      expect(error.message).toBe('row[2]: expected an id, got a number');
      expect(error.path).toEqual(['row', 2]);
    });
    expect(new DecodeError('an id', 5).path).toEqual(['row']);
  });
});

it('is back at the body after an error', () => {
  const fail = (): never =>
    withPath((at) => {
      at('id');
      expect(isAtBody()).toBe(false);
      throw new DecodeError('an id', 5);
    });
  expect(fail).toThrow(DecodeError);
  expect(isAtBody()).toBe(true);
});

describe('a reading', () => {
  const problem = (index: number) => ({ path: [index], expected: 'an id', got: 'nothing' });

  it('notes each deviation once, with its detail', () => {
    const { value, deviations } = readNoting(() => {
      deviates('rows dropped', '1 of 2');
      deviates('rows dropped', '5 of 6');
      deviates('list in a page');
      return 'read';
    });
    expect(value).toBe('read');
    expect(deviations).toEqual([
      { rule: 'rows dropped', path: [], detail: '1 of 2' },
      { rule: 'list in a page', path: [] },
    ]);
    expect(deviations[1]).not.toHaveProperty('detail');
  });

  it('notes at most 20 problems', () => {
    const { problems } = readNoting(() => {
      for (let index = 0; index < 25; index += 1) misreads(problem(index));
    });
    expect(problems).toEqual(Array.from({ length: 20 }, (_, index) => problem(index)));
  });

  it('keeps the notes of an inner reading apart, also if that fails', () => {
    const outer = readNoting(() => {
      const inner = readNoting(() => deviates('list in a page'));
      expect(inner.deviations).toHaveLength(1);
      const fail = () =>
        readNoting(() => {
          throw new DecodeError('an id', 5);
        });
      expect(fail).toThrow(DecodeError);
      misreads(problem(0));
    });
    expect(outer).toEqual({ value: undefined, deviations: [], problems: [problem(0)], absent: [] });
  });

  it('keeps no note where no body is read', () => {
    deviates('list in a page');
    misreads(problem(0));
    expect(surroundings()).toEqual({});
    expect(readNoting(() => 5)).toEqual({ value: 5, deviations: [], problems: [], absent: [] });
  });

  it('knows the headers of its own response only', () => {
    const location = '/quiz/7';
    expect(readNoting(() => surroundings(), { location }).value).toEqual({ location });
    expect(readNoting(() => surroundings()).value).toEqual({});
  });
});
