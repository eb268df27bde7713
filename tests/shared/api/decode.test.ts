import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isoDate } from '@/shared/api/date';
import {
  boolean,
  closedList,
  field,
  fieldsOf,
  id,
  number,
  optional,
  string,
  stringOr,
  tryDecode,
  unwrap,
  wholeNumber,
} from '@/shared/api/decode';
import { empty } from '@/shared/api/ignored';
import { array, nameList, stringList } from '@/shared/api/list';
import { percent } from '@/shared/api/percentage';
import { DecodeError } from '@/shared/api/reading';

const HTML = '<!doctype html><title>502</title>';

describe('fieldsOf', () => {
  it.each([HTML, '', 'text', 5, true, null, undefined, [], [{}]])(
    'rejects %j: that is no object',
    (value) => {
      expect(() => fieldsOf(value, 'Quiz')).toThrow(DecodeError);
    },
  );

  it('reads prototype names as names like any other', () => {
    const fields = fieldsOf(JSON.parse('{"__proto__":{"polluted":1},"name":"n"}'), 'Quiz');
    expect(fields.get('polluted')).toBeUndefined();
    expect(fields.get('toString')).toBeUndefined();
    expect(fields.get('__proto__')).toEqual({ polluted: 1 });
  });
});

describe('unwrap', () => {
  it('takes the inside of { data }', () => {
    expect(unwrap({ data: [1], status: 200 })).toEqual([1]);
  });

  it('leaves an entity alone that has data itself', () => {
    expect(unwrap({ id: 1, data: { id: 2 } }, 'id')).toEqual({ id: 1, data: { id: 2 } });
  });

  it('leaves lists, texts and bare entities alone', () => {
    expect(unwrap([{ data: 1 }])).toEqual([{ data: 1 }]);
    expect(unwrap(HTML)).toBe(HTML);
    expect(unwrap({ id: 1 })).toEqual({ id: 1 });
  });
});

describe('scalars', () => {
  it('takes the first name that has a value, null being none', () => {
    const fields = fieldsOf({ title: null, name: 'n' }, 'row');
    expect(field(fields, 'title', 'name')).toBe('n');
    expect(field(fields, 'missing')).toBeUndefined();
  });

  it('reads texts, and numbers as their digits', () => {
    expect(string('a')).toBe('a');
    expect(string(7)).toBe('7');
    expect(stringOr({}, 'none')).toBe('none');
    expect(() => string(true)).toThrow(DecodeError);
  });

  it.each([
    ['abc', 'abc'],
    [42, '42'],
    [0, '0'],
    [' 7 ', '7'],
  ])('reads the id %j as %j', (value, read) => {
    expect(id(value)).toBe(read);
  });

  it.each([undefined, null, '', '  ', {}, [], true, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects the id %j',
    (value) => {
      expect(() => id(value)).toThrow(DecodeError);
    },
  );

  it('reads a number in a string as that number', () => {
    expect([number(1.5), number('1.5'), number(' 12 '), number('-3')]).toEqual([1.5, 1.5, 12, -3]);
  });

  it.each(['', ' ', 'abc', 'NaN', 'Infinity', '1e999', Number.NaN, Infinity, null, undefined, true, [1]])(
    'rejects the number %j',
    (value) => {
      expect(() => number(value)).toThrow(DecodeError);
    },
  );

  it('counts whole things, never fewer than none', () => {
    expect([
      wholeNumber('12'),
      wholeNumber(-3),
      wholeNumber(1.6),
      wholeNumber('x'),
      wholeNumber(undefined, 4),
    ]).toEqual([12, 0, 2, 0, 4]);
  });

  it('keeps percentages between 0 and 100', () => {
    expect([percent(55.5), percent('40'), percent(-1), percent(140), percent(null, 9)]).toEqual([
      55.5, 40, 0, 100, 9,
    ]);
  });

  it.each([true, 'true', 'TRUE', 'Y', 'y', 'yes', '1', 1])('reads %j as yes', (value) => {
    expect(boolean(value)).toBe(true);
  });

  it.each([false, 'false', 'N', '', 0, 2, null, undefined, {}, []])('reads %j as no', (value) => {
    expect(boolean(value)).toBe(false);
  });

  it('knows its values in any case and rejects all others', () => {
    expect(closedList(['IN_PROGRESS', 'COMPLETE'])('complete')).toBe('COMPLETE');
    expect(() => closedList(['COMPLETE'])('comp')).toThrow(DecodeError);
    expect(() => closedList(['COMPLETE'])('toString')).toThrow(DecodeError);
    expect(() => closedList(['COMPLETE'])(null)).toThrow(DecodeError);
  });
});

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('isoDate in %s', (timeZone) => {
  beforeAll(() => void vi.stubEnv('TZ', timeZone));
  afterAll(() => void vi.unstubAllEnvs());

  it.each([
    ['2025-03-01T10:20:30Z', '2025-03-01T10:20:30.000Z'],
    ['2025-03-01T10:20:30.123456', '2025-03-01T10:20:30.123Z'],
    ['2025-03-01 10:20', '2025-03-01T10:20:00.000Z'],
    ['2025-03-01T10:20:30+02:00', '2025-03-01T08:20:30.000Z'],
    ['2025-03-01T10:20:30+0200', '2025-03-01T08:20:30.000Z'],
    ['2025-03-01', '2025-03-01T00:00:00.000Z'],
    [1740824430000, '2025-03-01T10:20:30.000Z'],
  ])('reads %j in UTC', (value, read) => {
    expect(isoDate(value)).toBe(read);
  });

  it.each(['', 'soon', '1', '2025-13-45', 1, 9e20, true, null, {}, HTML])('rejects %j', (value) => {
    expect(() => isoDate(value)).toThrow(DecodeError);
  });
});

describe('lists', () => {
  it.each([undefined, null, '', { data: null }, { data: [] }])('reads %j as empty', (value) => {
    expect(array(value, id)).toEqual([]);
  });

  it('drops the row that cannot be used, never the list', () => {
    expect(array([1, null, 'b', {}, ''], id)).toEqual(['1', 'b']);
    expect(array({ data: [1, {}] }, id)).toEqual(['1']);
  });

  it.each([HTML, 5, true, {}, { data: HTML }, { data: {} }])('throws for %j: that is no list', (value) => {
    expect(() => array(value, id)).toThrow(DecodeError);
  });

  it.each(['content', 'items', 'results', 'rows', 'records'])('reads the %s of a page', (name) => {
    expect(array({ [name]: [1, 2] }, id)).toEqual(['1', '2']);
    expect(array({ data: { [name]: [1] } }, id)).toEqual(['1']);
    expect(array({ [name]: null }, id)).toEqual([]);
  });

  it('lets a fault of ours through', () => {
    const fault = (): never => {
      throw new TypeError('ours');
    };
    expect(() => array([1], fault)).toThrow(TypeError);
    expect(() => tryDecode(fault)).toThrow(TypeError);
  });

  it('keeps the texts that contain text', () => {
    expect(stringList(['a', 5, null, '', ' ', {}, 'a'])).toEqual(['a', '5', 'a']);
    expect(stringList('one')).toEqual(['one']);
    expect(stringList(undefined)).toEqual([]);
    expect(stringList({})).toEqual([]);
  });

  it('reads names as texts, { name } and { id, name }, each once', () => {
    expect(nameList(['a', { name: 'b' }, { id: 3, name: 'c' }, { id: 4 }, null, 'a'])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(nameList('one')).toEqual(['one']);
    expect(nameList({ a: 1 })).toEqual([]);
  });
});

describe('answers that promise nothing', () => {
  it.each([undefined, null, '', 'OK', {}, { message: 'sent' }, []])('accepts %j', (value) => {
    expect(() => empty(value)).not.toThrow();
  });

  it('rejects a page of HTML', () => {
    expect(() => empty(`\n${HTML}`)).toThrow(DecodeError);
  });
});

it('reads what is optional as absent when it cannot be used', () => {
  expect(optional('x', number)).toBeUndefined();
  expect(optional('', string)).toBeUndefined();
  expect(optional('5', number)).toBe(5);
});
