import type { MissReason } from '@/domain/study/miss-reasons/missReasonModel';
import { GRADES, type PracticeRecord } from './practiceModel';

/** Maximum number of questions. */
export const DRILL_SIZE = 20;

export const OUTCOMES = [...GRADES, 'removed', 'gone'] as const;
/** What happened to a question: graded, removed from the queue, or no longer in the bank. */
export type DrillOutcome = (typeof OUTCOMES)[number];

/** What 'Undo' restores. */
interface Done {
  readonly questionId: string;
  readonly choice: string;
  /** The previous record; undefined if there was none. */
  readonly before?: PracticeRecord | undefined;
}

/** Up to 20 due questions, answered one after the other; stored on the device, so that a reload continues it. */
export interface Drill {
  /** The local day for which it was made. */
  readonly day: string;
  /** Only questions that were missed for this reason. */
  readonly reason?: MissReason | undefined;
  readonly questionIds: readonly string[];
  readonly outcomes: ReadonlyMap<string, DrillOutcome>;
  /** The letter chosen for the current question; '' before a choice. */
  readonly choice: string;
  readonly last?: Done | undefined;
}

export const startDrill = (due: readonly string[], day: string, reason?: MissReason): Drill => ({
  day,
  ...(reason !== undefined && { reason }),
  questionIds: due.slice(0, DRILL_SIZE),
  outcomes: new Map(),
  choice: '',
  last: undefined,
});

/** The question to answer; undefined once all are done. */
export const currentOf = ({ questionIds, outcomes }: Drill): string | undefined =>
  questionIds.find((questionId) => !outcomes.has(questionId));

/** Without the questions that have left the queue or have become due later, as by a step in another tab. */
export function withoutDone(drill: Drill, isDue: (questionId: string) => boolean): Drill {
  const questionIds = drill.questionIds.filter((id) => drill.outcomes.has(id) || isDue(id));
  if (questionIds.length === drill.questionIds.length) return drill;
  const next = { ...drill, questionIds };
  return currentOf(next) === currentOf(drill) ? next : { ...next, choice: '' };
}

/**
 * A stored drill without the questions that are gone, have left the queue or have become due later; undefined
 * if it is of another day, or complete.
 */
export function resumeDrill(drill: Drill, due: readonly string[], today: string): Drill | undefined {
  if (drill.day !== today) return undefined;
  const isDue = new Set(due);
  const outcomes = new Map([...drill.outcomes].filter(([, outcome]) => outcome !== 'gone'));
  const resumed = withoutDone({ ...drill, outcomes }, (questionId) => isDue.has(questionId));
  const current = currentOf(resumed);
  if (current === undefined) return undefined;
  return current === currentOf(drill) ? resumed : { ...resumed, choice: '' };
}

export const countOutcomes = ({ outcomes }: Drill, wanted: DrillOutcome): number =>
  [...outcomes.values()].filter((outcome) => outcome === wanted).length;

/** The position of the current question among those that are in the bank, from 1. */
export function positionOf(drill: Drill): { readonly position: number; readonly total: number } {
  const gone = countOutcomes(drill, 'gone');
  return { position: drill.outcomes.size - gone + 1, total: drill.questionIds.length - gone };
}

/** The first choice counts. */
export const withChoice = (drill: Drill, choice: string): Drill =>
  drill.choice === '' && currentOf(drill) !== undefined ? { ...drill, choice } : drill;

/** Completes the current question; `before` is its record until now. */
export function withOutcome(drill: Drill, outcome: DrillOutcome, before: PracticeRecord | undefined): Drill {
  const questionId = currentOf(drill);
  if (questionId === undefined) return drill;
  return {
    ...drill,
    outcomes: new Map(drill.outcomes).set(questionId, outcome),
    choice: '',
    last: { questionId, choice: drill.choice, before },
  };
}

/** Without questions that the bank no longer has. */
export function withoutGone(drill: Drill, gone: readonly string[]): Drill {
  if (gone.length === 0) return drill;
  const outcomes = new Map(drill.outcomes);
  for (const questionId of gone) outcomes.set(questionId, 'gone');
  const next = { ...drill, outcomes };
  return currentOf(next) === currentOf(drill) ? next : { ...next, choice: '' };
}

export const canUndo = ({ choice, last }: Drill): boolean => choice !== '' || last !== undefined;

/** Reverts the last step: first the choice, then the last grade or removal, with its choice. */
export function undone(drill: Drill): Drill {
  if (drill.choice !== '') return { ...drill, choice: '' };
  const { last } = drill;
  if (last === undefined) return drill;
  const outcomes = new Map(drill.outcomes);
  outcomes.delete(last.questionId);
  return { ...drill, outcomes, choice: last.choice, last: undefined };
}
