import { indexOfLetter, letterOf } from '@/shared/format/letters';
import { actionOfKey, type KeyAction, type KeyAssignments } from './shortcutTable';

export type ShortcutAction = { readonly id: 'choose' | 'strike'; readonly letter: string } | KeyAction;

export interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Option letters end at J: later ones have other meanings. */
const MAX_OPTIONS = 10;

/** Action of a key for a question with that many options; undefined if there is none. */
export function actionOf(
  { key, shiftKey }: Press,
  optionCount: number,
  assigned: KeyAssignments,
): ShortcutAction | undefined {
  const options = Math.min(optionCount, MAX_OPTIONS);
  const index = indexOfLetter(key);
  if (index >= 0 && index < options) return { id: shiftKey ? 'strike' : 'choose', letter: letterOf(index) };
  if (/^[1-9]$/.test(key) && Number(key) <= options)
    return { id: 'choose', letter: letterOf(Number(key) - 1) };
  if (key.length > 1) return actionOfKey(key, assigned);
  // Symbols need Shift on some keyboards; with a letter it only strikes.
  return shiftKey && /\p{L}/u.test(key) ? undefined : actionOfKey(key.toUpperCase(), assigned);
}
