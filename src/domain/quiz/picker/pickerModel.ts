import { matchesAllWords } from '@/shared/format/matchesAllWords';

const FILTERED_ABOVE = 20;
const VIRTUALIZED_ABOVE = 80;

export const isFilterable = (count: number): boolean => count > FILTERED_ABOVE;

export const isVirtualized = (count: number): boolean => count > VIRTUALIZED_ABOVE;

/** The names that contain every word of the filter, ignoring case. */
export function filterNames(names: readonly string[], filter: string): readonly string[] {
  return filter.trim() === '' ? names : names.filter(matchesAllWords(filter));
}

export function toggleName(chosen: readonly string[], name: string): readonly string[] {
  return chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
}

/** How many of the shown names are selected: the select-all box is checked when all are. */
export function countChosen(shown: readonly string[], chosen: ReadonlySet<string>): number {
  return shown.reduce((count, name) => (chosen.has(name) ? count + 1 : count), 0);
}

/** The selection after 'Select all': all shown names or none of them; hidden ones stay as they are. */
export function toggleAll(shown: readonly string[], chosen: readonly string[]): readonly string[] {
  const before = new Set(chosen);
  const isAll = shown.length > 0 && countChosen(shown, before) === shown.length;
  const listed = new Set(shown);
  const others = chosen.filter((name) => !listed.has(name));
  return isAll ? others : [...others, ...shown];
}

/** Index of the row that a key moves to; undefined for other keys. */
export function rowAfterKey(key: string, index: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 10,
    PageUp: -10,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  return Math.min(count - 1, Math.max(0, index + step));
}
