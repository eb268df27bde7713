import { describe, expect, it } from 'vitest';
import { string } from '@/shared/api/decode';
import { del, get, post, put } from '@/shared/api/endpoint';

describe('a call', () => {
  const plain = get('getThing', '/thing/:thingId', string);

  it('requires the token and an answer unless a call is declared otherwise', () => {
    expect(plain).toMatchObject({ id: 'getThing', method: 'GET', bearer: 'required', noneYet: false });
    const open = get('getOpen', '/open', string, { bearer: 'never', noneYet: true });
    expect(open).toMatchObject({ bearer: 'never', noneYet: true });
  });

  it('counts a GET as a read, unless it is declared otherwise', () => {
    const calls = [get, post, put, del].map((declare) => declare('call', '/call', string));
    expect(calls.map(({ method, isRead }) => [method, isRead])).toEqual([
      ['GET', true],
      ['POST', false],
      ['PUT', false],
      ['DELETE', false],
    ]);
    expect(post('search', '/search', string, { isRead: true }).isRead).toBe(true);
  });

  it('sends its arguments as segments of the path unless it declares a request', () => {
    expect(plain.request({ thingId: '7' })).toEqual({ segments: { thingId: '7' } });
    expect(get('getAll', '/all', string).request()).toStrictEqual({});
    const save = post('save', '/save', string, { request: (name: string) => ({ body: { name } }) });
    expect(save.request('n')).toEqual({ body: { name: 'n' } });
  });
});
