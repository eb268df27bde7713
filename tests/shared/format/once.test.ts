import { expect, test, vi } from 'vitest';
import { once } from '@/shared/format/once';

test('creates a value at the first call alone, also if it is undefined', () => {
  const create = vi.fn((): number | undefined => undefined);
  const value = once(create);
  expect(create).not.toHaveBeenCalled();
  expect(value()).toBeUndefined();
  expect(value()).toBeUndefined();
  expect(create).toHaveBeenCalledOnce();
});

test('tries again if it could not be created', () => {
  let calls = 0;
  const value = once(() => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
    return calls;
  });
  expect(value).toThrow('not yet');
  expect(value()).toBe(2);
});
