import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeStep } from '@/features/exam/question/swipeModel';

const WIDTH = 390;
const start = { x: 200, y: 400, at: 0 };
const away = (x: number, y: number, at = 200) => ({ x: start.x + x, y: start.y + y, at });

describe('a swipe', () => {
  it('moves to the next item by a swipe to the left, and back by one to the right', () => {
    expect(swipeStep(start, away(-90, 10), WIDTH)).toBe(1);
    expect(swipeStep(start, away(90, -10), WIDTH)).toBe(-1);
  });

  it('takes a scroll for no swipe: what goes up or down more than half as far as sideways', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -800, max: 800 }),
        fc.integer({ min: 0, max: 2000 }),
        (x, y, at) => {
          const step = swipeStep(start, away(x, y, at), WIDTH);
          if (step === undefined) return;
          expect(Math.abs(x)).toBeGreaterThanOrEqual(2 * Math.abs(y));
          expect(Math.abs(x)).toBeGreaterThanOrEqual(60);
          expect(at).toBeLessThanOrEqual(700);
          expect(step).toBe(x < 0 ? 1 : -1);
        },
      ),
    );
  });

  it('takes the opposite swipe for the opposite move', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (x, y) => {
        const [one, other] = [swipeStep(start, away(x, y), 400), swipeStep(start, away(-x, y), 400)];
        expect(other).toBe(one === undefined ? undefined : -one);
      }),
    );
  });

  it('begins no swipe at an edge, which has gestures of the system', () => {
    expect(swipeStep({ x: 10, y: 400, at: 0 }, { x: 200, y: 400, at: 100 }, WIDTH)).toBeUndefined();
    expect(swipeStep({ x: 380, y: 400, at: 0 }, { x: 200, y: 400, at: 100 }, WIDTH)).toBeUndefined();
  });
});
