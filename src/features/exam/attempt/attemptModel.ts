/** The rules of a sitting: pure transitions from one state to the next; nothing else repeats them. */
import { type QuizDetails, SECONDS_PER_QUESTION } from '@/shared/api/quiz';

/** What was done with one question. */
export interface SittingItem {
  readonly questionId: string;
  /** From 1. */
  readonly questionNo: number;
  /** The option's letter, '' while unanswered. */
  readonly answer: string;
  /** Every letter chosen, in order; the last one is the answer. */
  readonly tried: readonly string[];
  readonly marked: boolean;
  /** Letters struck out, in order. */
  readonly struck: readonly string[];
  /** Milliseconds for which the item was looked at, up to `Sitting.seenSince`. */
  readonly seen: number;
}

/**
 * One sitting of a block. Moments are milliseconds of the page's monotonic clock: time is computed from them, never
 * counted, and a wall clock that is moved changes nothing (robustness 4).
 */
export interface Sitting {
  readonly quizId: string;
  readonly userId: string;
  readonly timerOn: boolean;
  /** In the order of the block; never empty. */
  readonly items: readonly SittingItem[];
  /** Index of the item that is shown. */
  readonly current: number;
  /** Milliseconds that were left at `clockSince`; 0 without a timer. */
  readonly timeLeft: number;
  /** Moment from which the clock runs; undefined while it stands. */
  readonly clockSince: number | undefined;
  /** Moment from which the current item is being looked at; undefined while it is not. */
  readonly seenSince: number | undefined;
  /** The answers are given up: nothing changes any more. */
  readonly frozen: boolean;
}

/** A sitting at its beginning; its clock stands until `resumed`. */
export function startSitting(
  quiz: Pick<QuizDetails, 'id' | 'timerOn' | 'questions'>,
  userId: string,
): Sitting {
  return {
    quizId: quiz.id,
    userId,
    timerOn: quiz.timerOn,
    items: quiz.questions.map(({ questionId, questionNo, marked }) => ({
      questionId,
      questionNo,
      answer: '',
      tried: [],
      marked,
      struck: [],
      seen: 0,
    })),
    current: 0,
    timeLeft: quiz.timerOn ? quiz.questions.length * SECONDS_PER_QUESTION * 1_000 : 0,
    clockSince: undefined,
    seenSince: undefined,
    frozen: false,
  };
}

/** The item on screen. */
export const currentItem = ({ items, current }: Sitting): SittingItem | undefined => items[current];

/** Milliseconds left; 0 without a timer. */
export function timeLeftAt({ timeLeft, clockSince }: Sitting, now: number): number {
  return clockSince === undefined ? timeLeft : Math.max(0, timeLeft - Math.max(0, now - clockSince));
}

/** Whether the time is over; never without a timer. */
export const isTimeOver = (sitting: Sitting, now: number): boolean =>
  sitting.timerOn && timeLeftAt(sitting, now) === 0;

/** Whether the answers may still change: once the time is over or the block ended they may not. */
const isOpen = (sitting: Sitting, now: number): boolean => !sitting.frozen && !isTimeOver(sitting, now);

/** The clock runs from here on, and the current item is looked at. */
export function resumed(sitting: Sitting, now: number): Sitting {
  if (sitting.frozen) return sitting;
  return { ...sitting, clockSince: sitting.clockSince ?? now, seenSince: sitting.seenSince ?? now };
}

/** The clock stands; what was left and looked at is settled. */
export function suspended(sitting: Sitting, now: number): Sitting {
  const settled = lookedAway(sitting, now);
  return { ...settled, timeLeft: timeLeftAt(settled, now), clockSince: undefined };
}

/** The page is hidden, or the item is left: its time is settled. The clock goes on. */
export function lookedAway(sitting: Sitting, now: number): Sitting {
  const { seenSince } = sitting;
  if (seenSince === undefined) return sitting;
  const seen = Math.max(0, now - seenSince);
  return {
    ...changeItem(sitting, sitting.current, (item) => ({ ...item, seen: item.seen + seen })),
    seenSince: undefined,
  };
}

/** The page is visible again. */
export function lookedBack(sitting: Sitting, now: number): Sitting {
  return sitting.frozen || sitting.seenSince !== undefined ? sitting : { ...sitting, seenSince: now };
}

/** Leaves the current item and enters another; an index outside the block leads to the nearest item. */
export function itemEntered(sitting: Sitting, index: number, now: number): Sitting {
  const target = nearestIndex(index, sitting.items.length);
  if (target === sitting.current) return sitting;
  const isLooking = sitting.seenSince !== undefined;
  const left = lookedAway(sitting, now);
  return { ...left, current: target, seenSince: isLooking ? now : undefined };
}

/** The index, from 0, kept inside the block. */
export function nearestIndex(index: number, count: number): number {
  return Math.min(Math.max(0, Math.trunc(index)), Math.max(0, count - 1));
}

/** Chooses an option of the current item; a struck option, or the one that is chosen, changes nothing. */
export function answerChosen(sitting: Sitting, letter: string, now: number): Sitting {
  if (!isOpen(sitting, now)) return sitting;
  return changeItem(sitting, sitting.current, (item) =>
    item.answer === letter || item.struck.includes(letter)
      ? item
      : { ...item, answer: letter, tried: [...item.tried, letter] },
  );
}

/** Marks the current item for later, or takes the mark away. */
export function markToggled(sitting: Sitting, now: number): Sitting {
  if (!isOpen(sitting, now)) return sitting;
  return changeItem(sitting, sitting.current, (item) => ({ ...item, marked: !item.marked }));
}

/** Strikes an option of the current item out, or restores it; the chosen option cannot be struck out. */
export function strikeToggled(sitting: Sitting, letter: string, now: number): Sitting {
  if (!isOpen(sitting, now)) return sitting;
  return changeItem(sitting, sitting.current, (item) => {
    if (item.struck.includes(letter)) {
      return { ...item, struck: item.struck.filter((other) => other !== letter) };
    }
    return item.answer === letter ? item : { ...item, struck: [...item.struck, letter] };
  });
}

/** The block is ended: clock and answers stand as they are. */
export function frozen(sitting: Sitting, now: number): Sitting {
  return sitting.frozen ? sitting : { ...suspended(sitting, now), frozen: true };
}

function changeItem(sitting: Sitting, index: number, change: (item: SittingItem) => SittingItem): Sitting {
  const before = sitting.items[index];
  if (before === undefined) return sitting;
  const after = change(before);
  return after === before ? sitting : { ...sitting, items: sitting.items.with(index, after) };
}
