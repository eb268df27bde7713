import { closedList } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { list } from '@/shared/api/list';
import { jsonEntry } from '@/shared/storage/localEntries';
import { createLocalSetting } from '@/shared/storage/localSetting';
import {
  type AssignableId,
  isAssignable,
  type KeyAssignments,
  normalKey,
  type ShortcutId,
  SHORTCUTS,
} from './shortcutTable';

const ids = SHORTCUTS.map(({ id }) => id);

const decodeKeys = entity(
  'shortcutKeys',
  ids,
  Object.fromEntries(SHORTCUTS.filter(isAssignable).map(({ id }) => [id, normalKey])),
);

/** Shortcuts that are off. A setting of the browser, like the theme. */
const off = createLocalSetting(jsonEntry<readonly ShortcutId[]>('shortcutsOff', list(closedList(ids))), []);
const keys = createLocalSetting(jsonEntry<KeyAssignments>('shortcutKeys', decodeKeys), {});

export const isShortcutOn = (id: ShortcutId): boolean => !off.read().includes(id);

export function switchShortcut(id: ShortcutId, on: boolean): void {
  const others = off.read().filter((other) => other !== id);
  off.write(on ? others : [...others, id]);
}

export const assignedKeys = keys.read;

/** `key` is not checked: `refusalOf` does that. */
export const assignKey = (id: AssignableId, key: string): void => keys.write({ ...keys.read(), [id]: key });

export const useAssignedKeys = keys.useValue;

export const useShortcutsOff = off.useValue;
