import { useSyncExternalStore } from 'react';
import { boolean } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';
import type { StoredTextName } from '@/shared/storage/storedRecords';

/** A choice that belongs to the browser, like the theme. */
function createSwitch(name: StoredTextName, initially: boolean) {
  const entry = textEntry(name, boolean);
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = (): boolean => entry.read() ?? initially;
  return {
    turn: (isOn: boolean): void => {
      entry.write(isOn);
      for (const listener of listeners) listener();
    },
    useIsOn: (): boolean => useSyncExternalStore(subscribe, read),
  };
}

/** Whether the exam asks how sure an answer is. */
export const confidenceQuestion = createSwitch('asksConfidence', false);

/** Whether a swipe moves to the next or previous item. */
export const swipeToMove = createSwitch('swipesToMove', true);
