import type { Pause } from '@/shared/browser/pause';

interface Slices<Item> {
  /** Work per item, in any unit. */
  readonly weightOf: (item: Item) => number;
  /** Work between two pauses; an item that exceeds this has its own slice. */
  readonly most: number;
  /** Lets the page respond; rejects if the rest is no longer needed. */
  readonly pause: Pause;
}

/** Visits every item in order, and pauses often enough for the page to stay responsive. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  visit: (item: Item) => void,
  { weightOf, most, pause }: Slices<Item>,
): Promise<void> {
  let done = 0;
  for (const item of items) {
    const weight = weightOf(item);
    if (done > 0 && done + weight > most) {
      await pause();
      done = 0;
    }
    visit(item);
    done += weight;
  }
}
