import { type Card, createEmptyCard, type FSRS, fsrs, Rating, State } from 'ts-fsrs';
import { dayAfter, dayInUtc, daysBetween } from '@/shared/format/dates';
import type { Grade, Graded, Memory, Reviewable } from './practiceModel';

/** Whole days only: no steps of minutes, and the same interval for the same state. */
const scheduler = (retention: number): FSRS =>
  fsrs({ request_retention: retention, enable_short_term: false, enable_fuzz: false });

/** FSRS counts days in UTC, in which each has 24 hours: a local day is passed as its midnight there. */
const inUtc = (day: string): Date => dayInUtc(day).toDate();

/** Days since the last review; 0 if the clock was set back. */
const elapsedDays = ({ reviewedDay }: Memory, today: string): number =>
  Math.max(0, daysBetween(reviewedDay, today));

function cardOf({ memory, lapses }: Reviewable, today: string): Card {
  const empty = createEmptyCard(inUtc(today));
  if (memory === undefined) return { ...empty, lapses };
  const { stability, difficulty } = memory;
  const last_review = dayInUtc(today).subtract(elapsedDays(memory, today), 'day').toDate();
  return { ...empty, stability, difficulty, lapses, last_review, state: State.Review };
}

/**
 * What each of the four grades leads to on a local day. `retention`: the share to be remembered on the due
 * day, 0–1. 'Again' is tomorrow, regardless of how well the question was known before.
 */
export function gradesOf(
  before: Reviewable,
  today: string,
  retention: number,
): Readonly<Record<Grade, Graded>> {
  const preview = scheduler(retention).repeat(cardOf(before, today), inUtc(today));
  const graded = (grade: Grade, card: Card, days = card.scheduled_days): Graded => ({
    grade,
    memory: { stability: card.stability, difficulty: card.difficulty, reviewedDay: today },
    dueDay: dayAfter(today, days),
    lapses: card.lapses,
  });
  return {
    again: graded('again', preview[Rating.Again].card, 1),
    hard: graded('hard', preview[Rating.Hard].card),
    good: graded('good', preview[Rating.Good].card),
    easy: graded('easy', preview[Rating.Easy].card),
  };
}

/** The stability of recall does not depend on the desired retention. */
const CURVE = scheduler(0.9);

/** The probability, 0–1, that a question is remembered on a local day. */
export const retrievabilityOf = (memory: Memory, today: string): number =>
  CURVE.forgetting_curve(elapsedDays(memory, today), memory.stability);
