/** Returns numbers from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number;

/** The same seed gives the same numbers (mulberry32), so that demo data and tests can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An integer from `low` to `high`, both inclusive. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** A random element. Throws a `RangeError` if the list is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const index = Math.floor(random() * list.length);
  const [chosen] = list.slice(index, index + 1);
  if (chosen === undefined) throw new RangeError('Nothing to pick from.');
  return chosen;
}

/** `count` different elements in random order; all of them if there are fewer. */
export function draw<T>(random: Random, list: readonly T[], count: number): T[] {
  return list
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ value }) => value);
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id such as `quiz-k3v09d1m2x`, in characters that are allowed in a path segment. */
export function newId(random: Random, prefix: string): string {
  const letters = Array.from({ length: 12 }, () =>
    ID_LETTERS.charAt(Math.floor(random() * ID_LETTERS.length)),
  );
  return `${prefix}-${letters.join('')}`;
}
