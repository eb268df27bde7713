import { useSyncExternalStore } from 'react';
import { oneOf } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';

/** The sizes of reading text, smallest first. */
export const TEXT_SIZES = ['small', 'medium', 'large'] as const;
/** One of `TEXT_SIZES`. */
export type TextSize = (typeof TEXT_SIZES)[number];

/** 100, 110 and 120 % (specification 1, section 9). Belongs to the browser, like the theme. */
const entry = textEntry<TextSize>('textSize', (value) => oneOf(value, TEXT_SIZES));
const listeners = new Set<() => void>();

const readTextSize = (): TextSize => entry.read() ?? 'small';

/** Sets the size of reading text, for this browser. */
export function chooseTextSize(size: TextSize): void {
  entry.write(size);
  for (const listener of listeners) listener();
}

/** One size larger (1) or smaller (−1); at the ends nothing changes. */
export function stepTextSize(step: 1 | -1): void {
  const size = TEXT_SIZES[TEXT_SIZES.indexOf(readTextSize()) + step];
  if (size !== undefined) chooseTextSize(size);
}

/** The size of reading text, kept up to date. */
export function useTextSize(): TextSize {
  return useSyncExternalStore(subscribe, readTextSize);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
