/** The rules of a sitting: pure transitions from one state to the next; nothing else repeats them. */
import { type QuizDetails, SECONDS_PER_QUESTION } from '@/shared/api/quiz';

/** What was done with one question. */
export interface AttemptItem {
  readonly questionId: string;
  /** From 1. */
  readonly questionNo: number;
  /** The option's letter, '' while unanswered. */
  readonly answer: string;
  /** Every letter chosen, in order; the last one is the answer. */
  readonly attemptedLetters: readonly string[];
  readonly marked: boolean;
  /** Letters struck out, in order. */
  readonly struckLetters: readonly string[];
  /** Milliseconds for which the item was looked at, up to `Sitting.seenSince`. */
  readonly timeSpentMs: number;
}

/**
 * One sitting of a block. Moments are milliseconds of the page's monotonic clock: time is computed from them, never
 * counted, and a wall clock that is moved changes nothing (robustness 4).
 */
export interface Attempt {
  readonly quizId: string;
  readonly userId: string;
  readonly timerOn: boolean;
  /** In the order of the block; never empty. */
  readonly items: readonly AttemptItem[];
  /** Index of the item that is shown. */
  readonly current: number;
  /** Milliseconds that were left at `clockSince`; 0 without a timer. */
  readonly timeLeftMs: number;
  /** Moment from which the clock runs; undefined while it stands. */
  readonly clockStartedAt: number | undefined;
  /** Moment from which the current item is being looked at; undefined while it is not. */
  readonly visibleSince: number | undefined;
  /** The answers are given up: nothing changes any more. */
  readonly ended: boolean;
}

/** A sitting at its beginning; its clock stands until `resumed`. */
export function createAttempt(
  quiz: Pick<QuizDetails, 'id' | 'timerOn' | 'questions'>,
  userId: string,
): Attempt {
  return {
    quizId: quiz.id,
    userId,
    timerOn: quiz.timerOn,
    items: quiz.questions.map(({ questionId, questionNo, marked }) => ({
      questionId,
      questionNo,
      answer: '',
      attemptedLetters: [],
      marked,
      struckLetters: [],
      timeSpentMs: 0,
    })),
    current: 0,
    timeLeftMs: quiz.timerOn ? quiz.questions.length * SECONDS_PER_QUESTION * 1_000 : 0,
    clockStartedAt: undefined,
    visibleSince: undefined,
    ended: false,
  };
}

/** The item on screen. */
export const currentItem = ({ items, current }: Attempt): AttemptItem | undefined => items[current];

/** Milliseconds left; 0 without a timer. */
export function timeLeftAt({ timeLeftMs, clockStartedAt }: Attempt, now: number): number {
  return clockStartedAt === undefined
    ? timeLeftMs
    : Math.max(0, timeLeftMs - Math.max(0, now - clockStartedAt));
}

/** Whether the time is over; never without a timer. */
export const isTimeOver = (attempt: Attempt, now: number): boolean =>
  attempt.timerOn && timeLeftAt(attempt, now) === 0;

/** Whether the answers may still change: once the time is over or the block ended they may not. */
const isOpen = (attempt: Attempt, now: number): boolean => !attempt.ended && !isTimeOver(attempt, now);

/** The clock runs from here on, and the current item is looked at. */
export function resumed(attempt: Attempt, now: number): Attempt {
  if (attempt.ended) return attempt;
  return {
    ...attempt,
    clockStartedAt: attempt.clockStartedAt ?? now,
    visibleSince: attempt.visibleSince ?? now,
  };
}

/** The clock stands; what was left and looked at is settled. */
export function suspended(attempt: Attempt, now: number): Attempt {
  const settled = pageHidden(attempt, now);
  return { ...settled, timeLeftMs: timeLeftAt(settled, now), clockStartedAt: undefined };
}

/** The page is hidden, or the item is left: its time is settled. The clock goes on. */
export function pageHidden(attempt: Attempt, now: number): Attempt {
  const { visibleSince } = attempt;
  if (visibleSince === undefined) return attempt;
  const seen = Math.max(0, now - visibleSince);
  return {
    ...changeItem(attempt, attempt.current, (item) => ({ ...item, timeSpentMs: item.timeSpentMs + seen })),
    visibleSince: undefined,
  };
}

/** The page is visible again. */
export function pageShown(attempt: Attempt, now: number): Attempt {
  return attempt.ended || attempt.visibleSince !== undefined ? attempt : { ...attempt, visibleSince: now };
}

/** Leaves the current item and enters another; an index outside the block leads to the nearest item. */
export function itemEntered(attempt: Attempt, index: number, now: number): Attempt {
  const target = nearestIndex(index, attempt.items.length);
  if (target === attempt.current) return attempt;
  const isLooking = attempt.visibleSince !== undefined;
  const left = pageHidden(attempt, now);
  return { ...left, current: target, visibleSince: isLooking ? now : undefined };
}

/** The index, from 0, kept inside the block. */
export function nearestIndex(index: number, count: number): number {
  return Math.min(Math.max(0, Math.trunc(index)), Math.max(0, count - 1));
}

/** Chooses an option of the current item; a struck option, or the one that is chosen, changes nothing. */
export function answerChosen(attempt: Attempt, letter: string, now: number): Attempt {
  if (!isOpen(attempt, now)) return attempt;
  return changeItem(attempt, attempt.current, (item) =>
    item.answer === letter || item.struckLetters.includes(letter)
      ? item
      : { ...item, answer: letter, attemptedLetters: [...item.attemptedLetters, letter] },
  );
}

/** Marks the current item for later, or takes the mark away. */
export function markToggled(attempt: Attempt, now: number): Attempt {
  if (!isOpen(attempt, now)) return attempt;
  return changeItem(attempt, attempt.current, (item) => ({ ...item, marked: !item.marked }));
}

/** Strikes an option of the current item out, or restores it; the chosen option cannot be struck out. */
export function strikeToggled(attempt: Attempt, letter: string, now: number): Attempt {
  if (!isOpen(attempt, now)) return attempt;
  return changeItem(attempt, attempt.current, (item) => {
    if (item.struckLetters.includes(letter)) {
      return { ...item, struckLetters: item.struckLetters.filter((other) => other !== letter) };
    }
    return item.answer === letter ? item : { ...item, struckLetters: [...item.struckLetters, letter] };
  });
}

/** The block is ended: clock and answers stand as they are. */
export function blockEnded(attempt: Attempt, now: number): Attempt {
  return attempt.ended ? attempt : { ...suspended(attempt, now), ended: true };
}

function changeItem(attempt: Attempt, index: number, change: (item: AttemptItem) => AttemptItem): Attempt {
  const before = attempt.items[index];
  if (before === undefined) return attempt;
  const after = change(before);
  return after === before ? attempt : { ...attempt, items: attempt.items.with(index, after) };
}
