import { describe, expect, it } from 'vitest';
import { TextCache } from '@/shared/ui/rich-text/textCache';

describe('a cache by texts', () => {
  it('returns what was made of a text until it is emptied', () => {
    const cache = new TextCache<number>(10);
    cache.set('abc', 1);
    expect(cache.get('abc')).toBe(1);
    cache.clear();
    expect(cache.get('abc')).toBeUndefined();
  });

  it('empties itself before the texts together exceed its limit', () => {
    const cache = new TextCache<number>(10);
    cache.set('12345', 1);
    cache.set('67890', 2);
    expect([cache.get('12345'), cache.get('67890')]).toEqual([1, 2]);
    cache.set('x', 3);
    expect([cache.get('12345'), cache.get('67890'), cache.get('x')]).toEqual([undefined, undefined, 3]);
  });

  it('keeps no text that alone exceeds its limit', () => {
    const cache = new TextCache<number>(2);
    cache.set('abc', 1);
    expect(cache.get('abc')).toBeUndefined();
  });
});
