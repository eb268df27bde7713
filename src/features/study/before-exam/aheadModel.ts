import { DRILL_SIZE } from '@/domain/study/drillModel';
import type { MissReason } from '@/domain/study/miss-reasons/missReasonModel';

interface AheadAnswer {
  readonly questionId: string;
  readonly isKnown: boolean;
  /** The letter; '' if there was none to choose. */
  readonly choice: string;
}

/** Up to 20 questions that are not due, looked at one after the other; none of them gets a grade. */
export interface AheadRound {
  /** The local day for which it was made. */
  readonly day: string;
  /** Only questions that were missed for this reason. */
  readonly reason?: MissReason | undefined;
  readonly questionIds: readonly string[];
  /** In the order in which they were given: a question that was not known comes once more. */
  readonly answers: readonly AheadAnswer[];
  /** No longer in the bank. */
  readonly gone: readonly string[];
  /** The letter chosen for the current question; '' before a choice. */
  readonly choice: string;
  /** Questions of this day's earlier rounds. */
  readonly seen: readonly string[];
}

const inBank = ({ questionIds, gone }: AheadRound): readonly string[] =>
  questionIds.filter((questionId) => !gone.includes(questionId));

const answersTo = ({ answers }: AheadRound, questionId: string): readonly AheadAnswer[] =>
  answers.filter((answer) => answer.questionId === questionId);

/** Those that come once more. */
const repeated = (round: AheadRound): readonly string[] =>
  inBank(round).filter((questionId) => answersTo(round, questionId)[0]?.isKnown === false);

/** Undefined once all are done. */
export const currentOf = (round: AheadRound): string | undefined =>
  inBank(round).find((questionId) => answersTo(round, questionId).length === 0) ??
  repeated(round).find((questionId) => answersTo(round, questionId).length === 1);

/** 'Question 3 of 20', 'Once more: 1 of 2', 'Round done' */
export function placeText(round: AheadRound): string {
  if (currentOf(round) === undefined) return 'Round done';
  const asked = inBank(round);
  const first = asked.filter((questionId) => answersTo(round, questionId).length > 0).length;
  if (first < asked.length) return `Question ${first + 1} of ${asked.length}`;
  const again = repeated(round);
  const done = again.filter((questionId) => answersTo(round, questionId).length > 1).length;
  return `Once more: ${done + 1} of ${again.length}`;
}

/** The last word on each question counts. */
export function countKnown(round: AheadRound): { readonly known: number; readonly total: number } {
  const asked = inBank(round);
  const known = asked.filter((questionId) => answersTo(round, questionId).at(-1)?.isKnown === true).length;
  return { known, total: asked.length };
}

/** The first choice counts. */
export const withChoice = (round: AheadRound, choice: string): AheadRound =>
  round.choice === '' && currentOf(round) !== undefined ? { ...round, choice } : round;

export function withAnswer(round: AheadRound, isKnown: boolean): AheadRound {
  const questionId = currentOf(round);
  if (questionId === undefined) return round;
  return { ...round, answers: [...round.answers, { questionId, isKnown, choice: round.choice }], choice: '' };
}

export function withoutGone(round: AheadRound, gone: readonly string[]): AheadRound {
  if (gone.length === 0) return round;
  const next = { ...round, gone: [...new Set([...round.gone, ...gone])] };
  return currentOf(next) === currentOf(round) ? next : { ...next, choice: '' };
}

export const canUndo = ({ choice, answers }: AheadRound): boolean => choice !== '' || answers.length > 0;

/** Reverts the last step: first the choice, then the last answer, with its choice. */
export function undone(round: AheadRound): AheadRound {
  if (round.choice !== '') return { ...round, choice: '' };
  const last = round.answers.at(-1);
  return last === undefined ? round : { ...round, answers: round.answers.slice(0, -1), choice: last.choice };
}

/** The questions of the next round: those that this day's rounds have not shown. */
export const nextOf = (ahead: readonly string[], round: AheadRound | undefined): readonly string[] => {
  const shown = new Set(round === undefined ? [] : [...round.seen, ...round.questionIds]);
  return ahead.filter((questionId) => !shown.has(questionId)).slice(0, DRILL_SIZE);
};

interface Start {
  /** Undefined if there was none on this day. */
  readonly before: AheadRound | undefined;
  readonly day: string;
  readonly reason: MissReason | undefined;
}

/** Once every question was shown, the next round begins with the first ones again. */
export function startRound(ahead: readonly string[], { before, day, reason }: Start): AheadRound {
  const unseen = nextOf(ahead, before);
  const startsOver = unseen.length === 0;
  return {
    day,
    ...(reason !== undefined && { reason }),
    questionIds: startsOver ? ahead.slice(0, DRILL_SIZE) : unseen,
    answers: [],
    gone: [],
    choice: '',
    seen: startsOver || before === undefined ? [] : [...before.seen, ...before.questionIds],
  };
}

/** A stored round that goes on: of this day and reason, and not complete. */
export const resumes = (round: AheadRound, today: string, reason: MissReason | undefined): boolean =>
  round.day === today && round.reason === reason && currentOf(round) !== undefined;
