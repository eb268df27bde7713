import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSlices } from '@/domain/study/counting/inSlices';

/** The weights that were visited in each slice, and in total. */
async function slicesOf(weights: readonly number[], most: number) {
  const visited: number[] = [];
  const slices: number[][] = [[]];
  await inSlices(
    weights,
    (weight) => {
      visited.push(weight);
      slices.at(-1)?.push(weight);
    },
    {
      weightOf: (weight) => weight,
      most,
      pause: () => {
        slices.push([]);
        return Promise.resolve();
      },
    },
  );
  return { visited, slices };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('work in slices', () => {
  it('visits everything in order, and never does more than allowed without a pause', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 50 })),
        fc.integer({ min: 1, max: 100 }),
        async (weights, most) => {
          const { visited, slices } = await slicesOf(weights, most);
          expect(visited).toEqual(weights);
          for (const slice of slices)
            expect(sum(slice) <= most || slice.filter(Boolean).length === 1).toBe(true);
        },
      ),
    );
  });

  it('pauses 100 times for 2,000 answers each in 10,000 attempts with 200,000 answers', async () => {
    const { slices } = await slicesOf(
      Array.from({ length: 10_000 }, () => 20),
      2_000,
    );
    expect(slices).toHaveLength(100);
    expect(new Set(slices.map(sum))).toEqual(new Set([2_000]));
  });

  it('ends the work when the pause rejects', async () => {
    const visited: number[] = [];
    const work = inSlices([1, 2, 3], (one) => void visited.push(one), {
      weightOf: () => 1,
      most: 2,
      pause: () => Promise.reject(new Error('left')),
    });
    await expect(work).rejects.toThrow('left');
    expect(visited).toEqual([1, 2]);
  });
});
