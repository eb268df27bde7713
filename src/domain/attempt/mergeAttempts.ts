import type { JournalItem, JournalRecord } from './attemptRecord';

/**
 * Two records of one attempt, made without knowledge of each other: what `later` has given wins, else what `earlier`
 * has. No answer, mark or strike of either is lost, and no time is gained.
 */
export function mergeJournals(earlier: JournalRecord, later: JournalRecord): JournalRecord {
  // Its answers are final, and may be on their way to the server.
  if (earlier.phase === 'submitting') return earlier;
  const rows = new Map(earlier.items.map((row) => [row.questionId, row]));
  return {
    ...later,
    items: later.items.map((item) => mergeItems(rows.get(item.questionId), item)),
    secondsLeft: leastOf(earlier.secondsLeft, later.secondsLeft),
  };
}

function mergeItems(earlier: JournalItem | undefined, later: JournalItem): JournalItem {
  if (earlier === undefined) return later;
  const given = later.answer === '' ? earlier : later;
  return {
    ...given,
    marked: earlier.marked || later.marked,
    strikes: [...new Set([...earlier.strikes, ...later.strikes])].filter((letter) => letter !== given.answer),
    seconds: Math.max(earlier.seconds, later.seconds),
  };
}

/** Null: without a timer. */
const leastOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? other : Math.min(one, other);
