import { useSyncExternalStore } from 'react';
import { array, fieldsOf, oneOf, tryDecode } from '@/shared/api/decode';
import { jsonEntry } from '@/shared/storage/localEntries';
import {
  type AssignableId,
  isAssignable,
  type KeyAssignments,
  normalKey,
  type ShortcutId,
  SHORTCUTS,
} from './shortcutTable';

const ids = SHORTCUTS.map(({ id }) => id);

/** Shortcuts that are off. Belongs to the browser, like the theme. */
const entry = jsonEntry<readonly ShortcutId[]>('shortcutsOff', (value) =>
  array(value, (id) => oneOf(id, ids)),
);
/** Keys that the visitor has assigned. */
const keysEntry = jsonEntry<KeyAssignments>('shortcutKeys', (value) => {
  const fields = fieldsOf(value, 'shortcutKeys');
  const known = SHORTCUTS.filter(isAssignable).flatMap(({ id }) => {
    const key = tryDecode(() => normalKey(fields.get(id)));
    return key === undefined ? [] : [[id, key] as const];
  });
  return Object.fromEntries(known);
});
const listeners = new Set<() => void>();
let off: readonly ShortcutId[] | undefined;
let assigned: KeyAssignments | undefined;

const readOff = (): readonly ShortcutId[] => (off ??= entry.read() ?? []);

export const isShortcutOn = (id: ShortcutId): boolean => !readOff().includes(id);

export function switchShortcut(id: ShortcutId, on: boolean): void {
  off = on ? readOff().filter((other) => other !== id) : [...readOff(), id];
  entry.write(off);
  for (const listener of listeners) listener();
}

export const assignedKeys = (): KeyAssignments => (assigned ??= keysEntry.read() ?? {});

/** `key` is not checked: `refusalOf` does that. */
export function assignKey(id: AssignableId, key: string): void {
  assigned = { ...assignedKeys(), [id]: key };
  keysEntry.write(assigned);
  for (const listener of listeners) listener();
}

export const useAssignedKeys = (): KeyAssignments => useSyncExternalStore(subscribe, assignedKeys);

/** The shortcuts that are switched off. */
export function useShortcutsOff(): readonly ShortcutId[] {
  return useSyncExternalStore(subscribe, readOff);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
