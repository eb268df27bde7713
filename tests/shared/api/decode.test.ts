import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerGiven } from '@/shared/api/answerLetter';
import { isoDate, optionalDate } from '@/shared/api/date';
import {
  boolean,
  closedList,
  envelopeName,
  field,
  fieldsOf,
  id,
  number,
  optional,
  optionalId,
  optionalString,
  price,
  string,
  stringOr,
  tryDecode,
  unwrap,
  wholeNumber,
  wholeNumberOr,
  withDefault,
} from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/decodeContext';
import { empty } from '@/shared/api/ignored';
import { array, nameList, stringList } from '@/shared/api/list';
import { percent, percentOr } from '@/shared/api/percentage';
import { schemaOf } from '@/shared/api/schema';
import { readNoting } from './readNoting';

const HTML = '<!doctype html><title>502</title>';

const fault = (): never => {
  throw new TypeError('ours');
};

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
    const { deviations } = readNoting((context) => unwrap({ data: [1] }, [], context));
    expect(deviations).toEqual([{ rule: 'object in an envelope', path: [] }]);
  });

  it('takes for an envelope what has data itself and none of the names of the entity', () => {
    expect(envelopeName({ data: 1 })).toBe('data');
    expect(envelopeName({ result: 1 })).toBe('result');
    expect(envelopeName({ data: 1, name: 'n' }, ['id', 'name'])).toBeUndefined();
    expect(envelopeName({ id: 1 })).toBeUndefined();
    expect(envelopeName(Object.create({ data: 1 }))).toBeUndefined();
    expect(envelopeName('data')).toBeUndefined();
  });

  it('leaves an entity alone that has data itself', () => {
    expect(unwrap({ id: 1, data: { id: 2 } }, ['id'])).toEqual({ id: 1, data: { id: 2 } });
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
    expect(stringOr({})).toBe('');
    expect(() => string(true)).toThrow(DecodeError);
    expect(() => string(Number.NaN)).toThrow(DecodeError);
  });

  it('takes null for an empty text, and an empty text for none', () => {
    expect(['', null, undefined, 'a'].map((value) => stringOr(value))).toEqual(['', '', '', 'a']);
    expect(['', null, undefined, 'a'].map((value) => optionalString(value))).toEqual([
      undefined,
      undefined,
      undefined,
      'a',
    ]);
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
      wholeNumberOr(undefined, 4),
    ]).toEqual([12, 0, 2, 0, 4]);
  });

  it('takes no price below 0, and none for 0', () => {
    expect([price(29.99), price('5'), price(-5), price(null), price({})]).toEqual([29.99, 5, 0, 0, 0]);
  });

  it('reads a value with a default, which replaces one that cannot be used', () => {
    const decode = withDefault(number, 4);
    expect([decode('2'), decode(null), decode('x')]).toEqual([2, 4, 4]);
    expect(readNoting((context) => decode('', context)).problems).toEqual([]);
    expect(readNoting((context) => decode('x', context)).problems).toEqual([
      { path: [], expected: 'a number', got: 'a text' },
    ]);
    expect(() => withDefault<number>(fault, 4)(1)).toThrow(TypeError);
  });

  it('keeps percentages between 0 and 100', () => {
    expect([percent(55.5), percent('40'), percent(-1), percent(140), percentOr(null, 9)]).toEqual([
      55.5, 40, 0, 100, 9,
    ]);
  });

  it.each([true, 'true', 'TRUE', 'Y', 'y', ' yes ', '1', 1])('reads %j as yes', (value) => {
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

  it('knows the synonyms of its values and what a missing value means', () => {
    const decode = closedList(['IN_PROGRESS', 'COMPLETE'], { wellDone: 'COMPLETE' }, 'IN_PROGRESS');
    const rules = (value: unknown) =>
      readNoting((context) => decode(value, context)).deviations.map(({ rule }) => rule);
    expect(['Well done', 'in - progress', null, undefined].map((value) => decode(value))).toEqual([
      'COMPLETE',
      'IN_PROGRESS',
      'IN_PROGRESS',
      'IN_PROGRESS',
    ]);
    expect(rules('well_done')).toEqual(['value of a closed list in another spelling']);
    expect([...rules('COMPLETE'), ...rules(null)]).toEqual([]);
    expect(() => decode('')).toThrow('one of IN_PROGRESS, COMPLETE');
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
  it.each([undefined, null, '', {}, { _links: {} }, { data: {} }, { data: null }, { data: [] }])(
    'reads %j as empty',
    (value) => {
      expect(array(value, id)).toEqual([]);
    },
  );

  it('drops the row that cannot be used, never the list', () => {
    expect(array([1, null, 'b', {}, ''], id)).toEqual(['1', 'b']);
    expect(array({ data: [1, {}] }, id)).toEqual(['1']);
  });

  it.each([HTML, 5, true, { a: [] }, { data: HTML }, { _embedded: { a: 5 } }])(
    'throws for %j: that is no list',
    (value) => {
      expect(() => array(value, id)).toThrow(DecodeError);
    },
  );

  it.each(['content', 'items', 'results', 'rows', 'records'])('reads the %s of a page', (name) => {
    expect(array({ [name]: [1, 2] }, id)).toEqual(['1', '2']);
    expect(array({ data: { [name]: [1] } }, id)).toEqual(['1']);
    expect(array({ [name]: null }, id)).toEqual([]);
  });

  it('lets a fault of ours through', () => {
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

it.each([
  ['a text', string, { type: ['string', 'number'] }],
  ['a text or none', optionalString, string.schema],
  ['a text with a default', stringOr, string.schema],
  ['an answer', answerGiven, string.schema],
  ['an id', id, { type: ['string', 'number'], maxLength: 256 }],
  ['an id or none', optionalId, id.schema],
  ['a number', number, { type: ['number', 'string'] }],
  ['a count', wholeNumber, { type: ['integer', 'string'], minimum: 0 }],
  ['a price', price, { type: ['number', 'string'], minimum: 0, description: 'US dollars' }],
  ['a percentage', percent, { type: ['number', 'string'], minimum: 0, maximum: 100 }],
  ['true or false', boolean, { type: 'boolean' }],
  ['a date', isoDate, { type: 'string', format: 'date-time' }],
  ['a date or none', optionalDate, isoDate.schema],
  ['a value of a closed list', closedList(['A', 'B']), { enum: ['A', 'B'] }],
  ['a value with a default', withDefault(number, 1), number.schema],
  ['anything', withDefault((value: unknown) => value, 1), {}],
])('describes %s', (_, decode, schema) => {
  expect(schemaOf(decode)).toEqual(schema);
});

it.each([{ schema: null }, { schema: 'text' }, {}])(
  'takes %j for a decoder without a description',
  (decode) => {
    expect(schemaOf(decode)).toEqual({});
  },
);
