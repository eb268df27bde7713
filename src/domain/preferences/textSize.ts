import { useSyncExternalStore } from 'react';
import { oneOf } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';

/** Text sizes, smallest first. */
export const TEXT_SIZES = ['small', 'medium', 'large'] as const;
/** One of `TEXT_SIZES`. */
export type TextSize = (typeof TEXT_SIZES)[number];

/** 100, 110 and 120 %. Belongs to the browser, like the theme. */
const entry = textEntry<TextSize>('textSize', (value) => oneOf(value, TEXT_SIZES));
const listeners = new Set<() => void>();

const readTextSize = (): TextSize => entry.read() ?? 'small';

export function chooseTextSize(size: TextSize): void {
  entry.write(size);
  for (const listener of listeners) listener();
}

/** One size larger (1) or smaller (−1); no change at either end. */
export function stepTextSize(step: 1 | -1): void {
  const size = TEXT_SIZES[TEXT_SIZES.indexOf(readTextSize()) + step];
  if (size !== undefined) chooseTextSize(size);
}

export function useTextSize(): TextSize {
  return useSyncExternalStore(subscribe, readTextSize);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
