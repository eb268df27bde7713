import { describe, expect, it } from 'vitest';
import { DecodeContext, DecodeError, pathText, typeOf } from '@/shared/api/decodeContext';

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

it('says in an error at which path the value is', () => {
  const context = new DecodeContext();
  expect(new DecodeError('an id', null).message).toBe('body: expected an id, got null');
  context.withPath((at) => {
    at('rows');
    at('row');
    context.withPath((atInner) => {
      atInner(2);
      const error = new DecodeError('an id', 5, context);
      expect(error.message).toBe('row[2]: expected an id, got a number');
      expect(error.path).toEqual(['row', 2]);
    });
    expect(new DecodeError('an id', 5, context).path).toEqual(['row']);
  });
});

it('returns the context to the body after an error', () => {
  const context = new DecodeContext();
  const fail = (): never =>
    context.withPath((at) => {
      at('id');
      expect(context.isAtBody).toBe(false);
      throw new DecodeError('an id', 5, context);
    });
  expect(fail).toThrow(DecodeError);
  expect(context.isAtBody).toBe(true);
});

describe('the context of a body', () => {
  const problem = (index: number) => ({ path: [index], expected: 'an id', got: 'nothing' });

  it('notes each deviation once, with its detail', () => {
    const context = new DecodeContext();
    context.deviates('rows dropped', '1 of 2');
    context.deviates('rows dropped', '5 of 6');
    context.deviates('list in a page');
    const { deviations } = context.notes;
    expect(deviations).toEqual([
      { rule: 'rows dropped', path: [], detail: '1 of 2' },
      { rule: 'list in a page', path: [] },
    ]);
    expect(deviations[1]).not.toHaveProperty('detail');
  });

  it('notes at most 20 problems', () => {
    const context = new DecodeContext();
    for (let index = 0; index < 25; index += 1) context.misreads(problem(index));
    expect(context.notes.problems).toEqual(Array.from({ length: 20 }, (_, index) => problem(index)));
  });

  it('keeps the notes of two bodies apart', () => {
    const [context, other] = [new DecodeContext(), new DecodeContext({ location: '/quiz/7' })];
    context.deviates('list in a page');
    other.misreads(problem(0));
    expect(context.notes).toEqual({
      deviations: [{ rule: 'list in a page', path: [] }],
      problems: [],
      absent: [],
    });
    expect(other.notes).toEqual({ deviations: [], problems: [problem(0)], absent: [] });
    expect([context.headers.location, other.headers.location]).toEqual([undefined, '/quiz/7']);
  });
});
