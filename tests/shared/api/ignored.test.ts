import { describe, expect, it } from 'vitest';
import { type Decode, id } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { bodyIgnored, empty } from '@/shared/api/ignored';
import { schemaOf } from '@/shared/api/schema';
import { readNoting } from './readNoting';

const decodeThing = entity('Thing', ['id'], { id });

describe('the body of a write that is not used', () => {
  const rulesOf = (decode: Decode<undefined>, body: unknown) =>
    readNoting((context) => decode(body, context)).deviations.map(({ rule }) => rule);

  it.each<[unknown, readonly string[]]>([
    [{ id: 1 }, []],
    [{ message: 'Saved' }, ['other body of a write']],
    ['', ['other body of a write']],
    [null, ['other body of a write']],
    ['<p>Saved</p>', ['HTML body of a write']],
  ])('notes a body that is not the contract’s: %j', (body, rules) => {
    expect(rulesOf(bodyIgnored(decodeThing), body)).toEqual(rules);
  });

  it.each<[unknown, readonly string[]]>([
    [{ id: 1 }, []],
    ['', []],
    ['<p>Saved</p>', ['HTML body of a write']],
  ])('notes HTML and nothing else when the contract has no body: %j', (body, rules) => {
    expect(rulesOf(bodyIgnored(), body)).toEqual(rules);
  });

  it('describes an unused body as the contract’s, or else as anything', () => {
    expect(bodyIgnored(decodeThing).schema).toEqual(schemaOf(decodeThing));
    expect(bodyIgnored().schema).toEqual({});
    expect(empty.schema).toEqual({});
  });
});
