import { describe, expect, it } from 'vitest';
import { id, string } from '@/shared/api/decode';
import { type DecodeContext, DecodeError } from '@/shared/api/decodeContext';
import { array, list, nameList, rowsOf, stringList } from '@/shared/api/list';
import { readNoting } from './readNoting';

describe('a list', () => {
  it('finds a list within two names, not more', () => {
    expect(rowsOf([1])).toEqual({ rows: [1], names: [] });
    expect(rowsOf({ data: { content: [1] } })).toEqual({ rows: [1], names: ['data', 'content'] });
    expect(() => rowsOf({ data: { data: { content: [1] } } })).toThrow(DecodeError);
    expect(() => rowsOf('content')).toThrow(DecodeError);
  });

  it('says which is its first row that cannot be used', () => {
    const bare = readNoting((context) => array(['', ''], id, context));
    expect(bare).toMatchObject({ value: [], deviations: [], problems: [{ path: [0] }] });
    const inPage = readNoting((context) => array({ data: { rows: [null] } }, id, context));
    expect(inPage.problems).toMatchObject([{ path: ['data.rows', 0] }]);
  });

  it('notes a missing list only if it is the whole body', () => {
    const rules = (read: (context: DecodeContext) => unknown) =>
      readNoting(read).deviations.map(({ rule }) => rule);
    expect(rules((context) => array(null, id, context))).toEqual(['nothing for a list']);
    expect(rules((context) => array([], id, context))).toEqual([]);
    expect(rules((context) => array([[1], null], (row) => array(row, id, context), context))).toEqual([]);
  });

  it('gives each row its index', () => {
    expect(array(['a', 'b'], (row, _context, index) => `${index}${string(row)}`)).toEqual(['0a', '1b']);
  });

  it('describes its rows', () => {
    expect(list(id).schema).toEqual({ type: 'array', items: id.schema });
    expect(stringList.schema).toEqual({ type: 'array', items: { type: 'string' } });
    expect(nameList.schema).toEqual(stringList.schema);
  });
});

describe('a list of names', () => {
  it('stores a list of names once', () => {
    expect(nameList(['Renal', 'Cardiac'])).toBe(nameList(['Renal', 'Cardiac']));
  });

  it('takes a list of names for no other one with the same beginning', () => {
    expect(nameList(['Lung'])).toEqual(['Lung']);
    expect(nameList(['Lung', 'Skin'])).toEqual(['Lung', 'Skin']);
    expect(nameList(['Lung', 'Bone'])).toEqual(['Lung', 'Bone']);
    expect(nameList(['Lung'])).toEqual(['Lung']);
  });

  it('keeps any number of names, each once', () => {
    const names = Array.from({ length: 12 }, (_, index) => `name ${index}`);
    expect(nameList([...names, ...names])).toEqual(names);
  });
});
