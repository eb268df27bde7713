import { describe, expect, it } from 'vitest';
import { remember } from '@/features/create-quiz/store/remember';

describe('remember', () => {
  it('answers the same object as long as it is asked the same, and a new one otherwise', () => {
    const pair = remember((one: string, two: number) => ({ one, two }));
    const first = pair('a', 1);
    expect(pair('a', 1)).toBe(first);
    expect(pair('a', 2)).toEqual({ one: 'a', two: 2 });
    expect(pair('a', 1)).not.toBe(first);
  });

  it('remembers an undefined answer, too', () => {
    let asked = 0;
    const nothing = remember((by: number) => {
      asked += by;
      return undefined;
    });
    nothing(1);
    nothing(1);
    expect(asked).toBe(1);
  });
});
