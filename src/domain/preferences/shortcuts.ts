import { useSyncExternalStore } from 'react';
import { array, oneOf } from '@/shared/api/decode';
import { jsonEntry } from '@/shared/storage/localEntries';

/** Shortcuts of the exam, as listed in its dialog and in Settings; each can be switched off. */
export const SHORTCUTS = [
  { id: 'choose', keys: 'A–J, 1–9', does: 'Choose an option' },
  { id: 'strike', keys: 'Shift + A–J', does: 'Strike an option out, or restore it' },
  { id: 'move', keys: '← →, P N', does: 'Previous and next item' },
  { id: 'mark', keys: 'M', does: 'Mark the item' },
  { id: 'highlight', keys: 'L', does: 'Highlight words: arrows choose, 1–3 colour, Delete removes' },
  { id: 'talk', keys: 'K', does: 'Open comments or question feedback' },
  { id: 'time', keys: 'T', does: 'Say the time left' },
  { id: 'textSize', keys: '+ −', does: 'Larger and smaller text' },
  { id: 'help', keys: '?', does: 'List the keyboard shortcuts' },
] as const;

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

const ids = SHORTCUTS.map(({ id }) => id);

/** Shortcuts that are off. Belongs to the browser, like the theme. */
const entry = jsonEntry<readonly ShortcutId[]>('shortcutsOff', (value) =>
  array(value, (id) => oneOf(id, ids)),
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

/** The shortcuts that are switched off. */
export function useShortcutsOff(): readonly ShortcutId[] {
  return useSyncExternalStore(subscribe, readOff);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
