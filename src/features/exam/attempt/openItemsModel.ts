import type { Attempt } from './attemptModel';

interface OpenItems {
  /** Indexes from 0. */
  readonly unanswered: readonly number[];
  readonly marked: readonly number[];
  readonly warning: string;
}

/** What is still open when a block is about to be ended, and the matching warning. */
export function openItemsOf({ items, current }: Attempt): OpenItems {
  const indexes = items.map((_, index) => index);
  const unanswered = indexes.filter((index) => items[index]?.answer === '');
  return {
    unanswered,
    marked: indexes.filter((index) => items[index]?.marked === true),
    warning:
      current === items.length - 1
        ? 'Warning - You are about to end the block!'
        : 'Warning - This block is incomplete!',
  };
}
