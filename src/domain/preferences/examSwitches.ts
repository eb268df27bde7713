import { useSyncExternalStore } from 'react';
import { boolean } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';

/** Whether the exam asks how sure an answer is; off at first. Belongs to the browser, like the theme. */
const entry = textEntry('asksConfidence', boolean);
const listeners = new Set<() => void>();

export function askConfidence(isOn: boolean): void {
  entry.write(isOn);
  for (const listener of listeners) listener();
}

export const useAsksConfidence = (): boolean => useSyncExternalStore(subscribe, () => entry.read() ?? false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
