import { createRequire } from 'node:module';
import fc from 'fast-check';
import { getIn, setIn } from 'formik';
import { describe, expect, it } from 'vitest';
import { clone, cloneDeep, isPlainObject, toPath } from '@/build/plainData';

const lodash: (name: string) => unknown = (name) => createRequire(import.meta.url)(`lodash/${name}`);
const call = (name: string, value: unknown): unknown => {
  const helper = lodash(name);
  return typeof helper === 'function' ? Reflect.apply(helper, undefined, [value]) : undefined;
};

/** What forms hold. */
const formValues = fc.jsonValue();
const key = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,6}$/);
const part = fc.oneof(key, fc.nat(9).map(String));

describe('plain data, in the place of lodash', () => {
  it('copies as lodash does, one level and all of them', () => {
    fc.assert(
      fc.property(formValues, (value) => {
        expect(clone(value)).toEqual(call('clone', value));
        expect(cloneDeep(value)).toEqual(call('cloneDeep', value));
      }),
    );
    const deep = { list: [{ a: 1 }] };
    expect(cloneDeep(deep)).not.toBe(deep);
    expect(clone(deep)).toHaveProperty('list', deep.list);
    expect(cloneDeep(undefined)).toBeUndefined();
  });

  it('reads the paths of fields as lodash does', () => {
    fc.assert(
      fc.property(key, fc.array(part, { maxLength: 3 }), fc.boolean(), (first, rest, bracket) => {
        const more = rest.map((name) => (bracket && /^\d/.test(name) ? `[${name}]` : `.${name}`));
        const path = first + more.join('');
        expect(toPath(path)).toEqual(call('toPath', path));
      }),
    );
    expect(toPath(['a', 0])).toEqual(['a', '0']);
    expect(toPath('')).toEqual(call('toPath', ''));
  });

  it('tells plain objects as lodash does', () => {
    for (const value of [{}, Object.create(null), [], null, undefined, 'a', 1, new Date(), new Map()]) {
      expect(isPlainObject(value)).toBe(call('isPlainObject', value));
    }
  });

  it('is all that Formik’s own paths need', () => {
    const values = { questions: [{ title: 'a' }] };
    expect(getIn(values, 'questions[0].title')).toBe(getIn(values, toPath('questions[0].title')));
    expect(setIn(values, 'questions.0.title', 'b')).toEqual({ questions: [{ title: 'b' }] });
  });
});
