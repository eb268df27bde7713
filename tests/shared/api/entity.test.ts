import { describe, expect, it } from 'vitest';
import { id, number, optionalString, string, withDefault } from '@/shared/api/decode';
import { aliased, derived, entity, pick, replaced } from '@/shared/api/entity';
import { readNoting } from './readNoting';

describe('an entity', () => {
  const decode = entity('Thing', ['id'], {
    id,
    name: aliased(optionalString, 'title', 'name'),
    size: replaced('size', withDefault(number, 1), 'length', (value) => number(value) * 10),
    place: derived((_fields, _context, index) => index + 1, { type: 'integer' }),
    note: derived((fields) => fields.get('remark') ?? 'none'),
  });

  it('reads an entity field by field, also from other names', () => {
    expect(decode({ id: 7, title: 'T', name: 'N', size: 3, remark: 'r', other: 1 })).toEqual({
      id: '7',
      name: 'T',
      size: 3,
      place: 1,
      note: 'r',
    });
    expect(decode({ id: 7, title: null, name: 'N' }, undefined, 4)).toMatchObject({
      name: 'N',
      size: 1,
      place: 5,
    });
  });

  it('takes an earlier field first, if that has a value', () => {
    expect(decode({ id: 7, size: 3, length: 5 }).size).toBe(50);
    expect(decode({ id: 7, size: 3, length: null }).size).toBe(3);
  });

  it('reads an entity from an envelope, and notes that', () => {
    const { value, deviations } = readNoting((context) => decode({ data: { id: 7 } }, context));
    expect(value).toMatchObject({ id: '7' });
    expect(deviations).toEqual([{ rule: 'object in an envelope', path: ['data'] }]);
    expect(readNoting((context) => decode({ id: 7, data: { id: 8 } }, context))).toMatchObject({
      value: { id: '7' },
      deviations: [],
    });
  });

  it('names its problems by the names of the wire', () => {
    const { problems } = readNoting((context) => decode({ id: 7, title: {} }, context));
    expect(problems).toEqual([{ path: ['title'], expected: 'a text', got: 'an object' }]);
  });

  it('describes an entity by the names of the wire, and by those that it needs', () => {
    expect(decode.schema).toEqual({
      type: 'object',
      properties: {
        id: id.schema,
        title: string.schema,
        size: number.schema,
        place: { type: 'integer' },
        note: {},
      },
      required: ['id'],
    });
  });
});

it('picks the named fields of an object', () => {
  expect(pick({ a: 1, b: undefined, c: 3 }, 'a', 'b')).toEqual({ a: 1, b: undefined });
});
