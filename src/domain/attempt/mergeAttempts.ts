import type { AttemptedItem, AttemptRecord } from './attemptRecord';

/**
 * Merges two records of one attempt, made without knowledge of each other: what `later` has wins, otherwise
 * what `earlier` has. No answer, mark or strike of either is lost, and no time is gained.
 */
export function mergeAttempts(earlier: AttemptRecord, later: AttemptRecord): AttemptRecord {
  // Its answers are final, and may be on their way to the server.
  if (earlier.phase === 'submitting') return earlier;
  const rows = new Map(earlier.items.map((row) => [row.questionId, row]));
  return {
    ...later,
    items: later.items.map((item) => mergeItems(rows.get(item.questionId), item)),
    secondsLeft: minOf(earlier.secondsLeft, later.secondsLeft),
  };
}

function mergeItems(earlier: AttemptedItem | undefined, later: AttemptedItem): AttemptedItem {
  if (earlier === undefined) return later;
  const given = later.answer === '' ? earlier : later;
  const struck = new Set([...earlier.struckLetters, ...later.struckLetters]);
  return {
    ...given,
    marked: earlier.marked || later.marked,
    struckLetters: [...struck].filter((letter) => letter !== given.answer),
    timeSpentMs: Math.max(earlier.timeSpentMs, later.timeSpentMs),
  };
}

/** Null: without a timer. */
const minOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? b : Math.min(a, b);
