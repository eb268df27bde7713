/** Keyboard shortcuts of the exam. */
import { indexOfLetter, letterOf } from '@/shared/format/letters';

/** Action of a shortcut. */
export type ShortcutAction =
  | { readonly id: 'choose' | 'strike'; readonly letter: string }
  | { readonly id: 'move' | 'textSize'; readonly step: 1 | -1 }
  | { readonly id: 'mark' | 'highlight' | 'talk' | 'time' | 'help' };

/** The fields of a key event that decide. */
export interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

const SIGNS: ReadonlyMap<string, ShortcutAction> = new Map([
  ['?', { id: 'help' }],
  ['+', { id: 'textSize', step: 1 }],
  ['=', { id: 'textSize', step: 1 }],
  ['-', { id: 'textSize', step: -1 }],
  ['ArrowRight', { id: 'move', step: 1 }],
  ['ArrowLeft', { id: 'move', step: -1 }],
]);

const LETTERS: ReadonlyMap<string, ShortcutAction> = new Map([
  ['N', { id: 'move', step: 1 }],
  ['P', { id: 'move', step: -1 }],
  ['M', { id: 'mark' }],
  ['L', { id: 'highlight' }],
  ['K', { id: 'talk' }],
  ['T', { id: 'time' }],
]);

/** Option letters end at J: later ones have other meanings. */
const LAST_OPTION = 10;

/** Action of a key for a question with that many options; undefined for none. */
export function actOf({ key, shiftKey }: Press, optionCount: number): ShortcutAction | undefined {
  const options = Math.min(optionCount, LAST_OPTION);
  const index = indexOfLetter(key);
  if (index >= 0 && index < options) return { id: shiftKey ? 'strike' : 'choose', letter: letterOf(index) };
  if (/^[1-9]$/.test(key) && Number(key) <= options)
    return { id: 'choose', letter: letterOf(Number(key) - 1) };
  return SIGNS.get(key) ?? (shiftKey ? undefined : LETTERS.get(key.toUpperCase()));
}
