import { useSyncExternalStore } from 'react';
import { list, oneOf } from '@/shared/contract/decode';
import { jsonEntry } from '@/shared/storage/localEntries';

const IDS = ['choose', 'strike', 'move', 'mark', 'comments', 'time', 'textSize', 'help'] as const;
export type ShortcutId = (typeof IDS)[number];

interface Shortcut {
  readonly id: ShortcutId;
  readonly keys: string;
  readonly act: string;
}

/** The exam room's shortcuts, by the words in which its dialog and the settings list them. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'choose', keys: 'A–J or 1–9', act: 'Choose an answer' },
  { id: 'strike', keys: 'Shift + letter', act: 'Strike out an answer, or restore it' },
  { id: 'move', keys: '← → or P N', act: 'Previous or next question' },
  { id: 'mark', keys: 'M', act: 'Mark the question' },
  { id: 'comments', keys: 'K', act: 'Open comments or feedback' },
  { id: 'time', keys: 'T', act: 'Speak the time left' },
  { id: 'textSize', keys: '+ −', act: 'Larger or smaller text' },
  { id: 'help', keys: '?', act: 'List the keyboard shortcuts' },
];

/** Those that were switched off. Belongs to the browser, like the theme. */
const entry = jsonEntry<readonly ShortcutId[]>('shortcutsOff', (value) =>
  list(value, (id) => oneOf(id, IDS)),
);
const NONE: readonly ShortcutId[] = [];
const listeners = new Set<() => void>();
let known: readonly ShortcutId[] | undefined;

/** The same array until a switch is turned, as useSyncExternalStore asks for. */
export function readShortcutsOff(): readonly ShortcutId[] {
  known ??= entry.read() ?? NONE;
  return known;
}

export function switchShortcut(id: ShortcutId, on: boolean): void {
  const others = readShortcutsOff().filter((other) => other !== id);
  known = on ? others : [...others, id];
  entry.write(known);
  for (const listener of listeners) listener();
}

/** The shortcuts that are switched off. */
export function useShortcutsOff(): readonly ShortcutId[] {
  return useSyncExternalStore(subscribe, readShortcutsOff);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
