import { useSyncExternalStore } from 'react';
import { list, oneOf } from '@/shared/contract/decode';
import { jsonEntry } from '@/shared/storage/localEntries';
import { SHORTCUTS, type ShortcutId } from './shortcutsModel';

const ids = SHORTCUTS.map(({ id }) => id);

/** The shortcuts that were switched off. Belongs to the browser, like the theme. */
const entry = jsonEntry<readonly ShortcutId[]>('shortcutsOff', (value) =>
  list(value, (id) => oneOf(id, ids)),
);
const listeners = new Set<() => void>();
let off: readonly ShortcutId[] | undefined;

const readOff = (): readonly ShortcutId[] => (off ??= entry.read() ?? []);

export const isShortcutOn = (id: ShortcutId): boolean => !readOff().includes(id);

export function switchShortcut(id: ShortcutId, on: boolean): void {
  off = on ? readOff().filter((other) => other !== id) : [...readOff(), id];
  entry.write(off);
  for (const listener of listeners) listener();
}

export function useShortcutsOff(): readonly ShortcutId[] {
  return useSyncExternalStore(subscribe, readOff);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
