import { latinKey } from '@/shared/browser/latinKey';
import { indexOfLetter, letterOf } from '@/shared/format/letters';
import { STUDY_TOOLS } from './studyTools';

interface Shortcut {
  readonly id: string;
  readonly label: string;
  /** The only key, until another one is assigned. */
  readonly key?: string;
  /** Keys that cannot be re-assigned, by `KeyboardEvent.key`: forward or back, larger or smaller. */
  readonly steps?: Readonly<Record<string, 1 | -1>>;
  /** Keys that cannot be re-assigned, as they are listed. */
  readonly fixed?: string;
  /** Only for those who rate questions: nobody else sees it, and for them its key is free. */
  readonly forRaters?: true;
}

/**
 * Every shortcut of the exam. The keyboard handler, the lists in the exam and in Settings, re-assignment and
 * its check for conflicts read this table.
 */
export const SHORTCUTS = [
  { id: 'choose', fixed: 'A–J, 1–9', label: 'Choose an option' },
  { id: 'strike', fixed: 'Shift + A–J', label: 'Strike out or restore an option' },
  {
    id: 'move',
    fixed: '← →, P N',
    steps: { ArrowRight: 1, N: 1, ArrowLeft: -1, P: -1 },
    label: 'Previous and next item',
  },
  { id: 'mark', key: 'M', label: 'Mark the item' },
  { id: 'highlight', key: 'L', label: 'Highlight words: arrows choose, 1–3 color, Delete removes' },
  { id: 'talk', key: 'K', label: 'Open comments or question feedback' },
  { id: 'time', key: 'T', label: 'Announce the time left' },
  { id: 'unrated', key: 'Q', label: 'Go to the next unrated question', forRaters: true },
  { id: 'textSize', fixed: '+ −', steps: { '+': 1, '=': 1, '-': -1 }, label: 'Larger and smaller text' },
  ...STUDY_TOOLS.map(({ id, key, label }) => ({
    id,
    key,
    label: `Open or close the ${label.toLowerCase()}`,
  })),
  { id: 'fullScreen', key: 'W', label: 'Enter or exit full screen' },
  { id: 'readAloud', key: 'R', label: 'Read the question aloud or stop' },
  { id: 'lineReader', key: 'U', label: 'Show or hide the line reader' },
  { id: 'help', key: '?', label: 'List the keyboard shortcuts' },
] as const satisfies readonly Shortcut[];

type Row = (typeof SHORTCUTS)[number];
type AssignableRow = Extract<Row, { readonly key: string }>;
export type ShortcutId = Row['id'];
/** Shortcuts of a single key that can be re-assigned. */
export type AssignableId = AssignableRow['id'];

export type KeyAssignments = Partial<Readonly<Record<AssignableId, string>>>;

/** The shortcuts of a visitor; `rates`: may rate questions. */
export const shortcutsOf = (rates: boolean): readonly Row[] =>
  SHORTCUTS.filter((row) => rates || !('forRaters' in row));

export const isAssignable = (row: Row): row is AssignableRow => 'key' in row;

/** A key that types one character, letters in upper case; undefined for all others, and for the space. */
export const normalKey = (key: unknown): string | undefined =>
  typeof key === 'string' && /^\S$/u.test(key) ? key.toUpperCase() : undefined;

/** The key of a shortcut; undefined if another shortcut has been assigned it. */
function keyOf({ id, key }: AssignableRow, assigned: KeyAssignments): string | undefined {
  return assigned[id] ?? (Object.values(assigned).includes(key) ? undefined : key);
}

export const keysText = (row: Row, assigned: KeyAssignments): string =>
  isAssignable(row) ? (keyOf(row, assigned) ?? 'none') : row.fixed;

type KeyAction =
  | { readonly id: AssignableId }
  | { readonly id: Extract<Row, { readonly steps: unknown }>['id']; readonly step: 1 | -1 };

/** What a key does, apart from choosing and striking options. Letters are in upper case. */
function actionOfKey(key: string, assigned: KeyAssignments): KeyAction | undefined {
  for (const row of SHORTCUTS) {
    if (isAssignable(row) && keyOf(row, assigned) === key) return { id: row.id };
    const step = 'steps' in row ? new Map(Object.entries(row.steps)).get(key) : undefined;
    if ('steps' in row && step !== undefined) return { id: row.id, step };
  }
  return undefined;
}

/** Why a key cannot be assigned; undefined if it can. Looks at the visitor's shortcuts only. */
export function refusalOf(
  key: string,
  id: AssignableId,
  assigned: KeyAssignments,
  shortcuts: readonly Row[],
): string | undefined {
  const wanted = normalKey(key);
  if (wanted === undefined) return 'Choose a key that types a letter or a sign.';
  const holder = /^[A-J\d]$/.test(wanted) ? 'choose' : actionOfKey(wanted, assigned)?.id;
  const row = shortcuts.find((shortcut) => shortcut.id === holder);
  return row === undefined || row.id === id ? undefined : `${wanted} is in use: ${row.label}.`;
}

export type ShortcutAction = { readonly id: 'choose' | 'strike'; readonly letter: string } | KeyAction;

/** Option letters end at J: later ones have other meanings. */
const MAX_OPTIONS = 10;

/** Action of a key press for a question with that many options; undefined if there is none. */
export function actionOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  optionCount: number,
  assigned: KeyAssignments,
): ShortcutAction | undefined {
  const key = latinKey(event);
  const { shiftKey } = event;
  const options = Math.min(optionCount, MAX_OPTIONS);
  const index = indexOfLetter(key);
  if (index >= 0 && index < options) return { id: shiftKey ? 'strike' : 'choose', letter: letterOf(index) };
  if (/^[1-9]$/.test(key) && Number(key) <= options)
    return { id: 'choose', letter: letterOf(Number(key) - 1) };
  if (key.length > 1) return actionOfKey(key, assigned);
  // Symbols need Shift on some keyboards; with a letter it only strikes.
  if (shiftKey && /\p{L}/u.test(key)) return undefined;
  // A key of another script may have been assigned by an earlier release.
  return actionOfKey(key.toUpperCase(), assigned) ?? actionOfKey(event.key.toUpperCase(), assigned);
}
