import type { Confidence } from '@/domain/attempt/answer';
import type { AttemptedItem, AttemptRecord } from '@/domain/attempt/attemptRecord';
import { type ExtraTime, quizSeconds } from '@/domain/attempt/extraTime';
import type { QuizDetails, QuizItem } from '@/shared/api/quiz';

export interface AttemptItem extends AttemptedItem {
  /** From 1. */
  readonly questionNo: number;
}

/**
 * Times are milliseconds of the page's monotonic clock: durations are computed from them, never counted, and a change
 * of the wall clock has no effect.
 */
export interface Attempt {
  readonly quizId: string;
  readonly userId: string;
  readonly timerOn: boolean;
  /** In block order; never empty. */
  readonly items: readonly AttemptItem[];
  /** Index of the item that is shown. */
  readonly current: number;
  /** Seconds the timer starts with if they are not 90 per item: in a block of an exam day, or with extra time. */
  readonly secondsGiven?: number | undefined;
  readonly extraTime?: ExtraTime | undefined;
  /** Milliseconds left at `clockStartedAt`; 0 without a timer. */
  readonly timeLeftMs: number;
  /** When the clock was started; undefined while it is stopped. */
  readonly clockStartedAt: number | undefined;
  /** When the current item became visible; undefined while it is not. */
  readonly visibleSince: number | undefined;
  /** Submitted or out of time: nothing may change any more. */
  readonly ended: boolean;
}

/** A new attempt; its clock is stopped until `resumed`. */
export function createAttempt(
  quiz: Pick<QuizDetails, 'id' | 'timerOn'> & {
    readonly questions: readonly Pick<QuizItem, 'questionId' | 'questionNo' | 'marked'>[];
  },
  userId: string,
  secondsOfBlock?: number,
  extraTime?: ExtraTime,
): Attempt {
  const seconds = secondsOfBlock ?? quizSeconds(quiz.questions.length, extraTime);
  return {
    quizId: quiz.id,
    userId,
    timerOn: quiz.timerOn,
    secondsGiven: extraTime === undefined ? secondsOfBlock : seconds,
    extraTime,
    items: quiz.questions.map(({ questionId, questionNo, marked }) => ({
      questionId,
      questionNo,
      answer: '',
      attemptedLetters: [],
      attemptedAtMs: [],
      confidence: undefined,
      marked,
      struckLetters: [],
      timeSpentMs: 0,
    })),
    current: 0,
    timeLeftMs: quiz.timerOn ? seconds * 1_000 : 0,
    clockStartedAt: undefined,
    visibleSince: undefined,
    ended: false,
  };
}

export const currentItem = ({ items, current }: Attempt): AttemptItem | undefined => items[current];

/** Milliseconds left; 0 without a timer. */
export function timeLeftAt({ timeLeftMs, clockStartedAt }: Attempt, now: number): number {
  return clockStartedAt === undefined
    ? timeLeftMs
    : Math.max(0, timeLeftMs - Math.max(0, now - clockStartedAt));
}

/** Always false without a timer. */
export const isTimeOver = (attempt: Attempt, now: number): boolean =>
  attempt.timerOn && timeLeftAt(attempt, now) === 0;

/** Whether answers may still change. */
const isOpen = (attempt: Attempt, now: number): boolean => !attempt.ended && !isTimeOver(attempt, now);

/** Starts the clock; the current item counts as visible. */
export function resumed(attempt: Attempt, now: number): Attempt {
  if (attempt.ended) return attempt;
  return {
    ...attempt,
    clockStartedAt: attempt.clockStartedAt ?? now,
    visibleSince: attempt.visibleSince ?? now,
  };
}

/** Stops the clock and settles remaining time and time on screen. */
export function suspended(attempt: Attempt, now: number): Attempt {
  const settled = pageHidden(attempt, now);
  return { ...settled, timeLeftMs: timeLeftAt(settled, now), clockStartedAt: undefined };
}

/** Settles the item's time when the page is hidden or the item is left. The clock keeps running. */
export function pageHidden(attempt: Attempt, now: number): Attempt {
  const { visibleSince } = attempt;
  if (visibleSince === undefined) return attempt;
  const seen = Math.max(0, now - visibleSince);
  return {
    ...changeItem(attempt, attempt.current, (item) => ({ ...item, timeSpentMs: item.timeSpentMs + seen })),
    visibleSince: undefined,
  };
}

export function pageShown(attempt: Attempt, now: number): Attempt {
  return attempt.ended || attempt.visibleSince !== undefined ? attempt : { ...attempt, visibleSince: now };
}

/** An index outside the block means the nearest item. */
export function itemEntered(attempt: Attempt, index: number, now: number): Attempt {
  const target = nearestIndex(index, attempt.items.length);
  if (target === attempt.current) return attempt;
  const isLooking = attempt.visibleSince !== undefined;
  const left = pageHidden(attempt, now);
  return { ...left, current: target, visibleSince: isLooking ? now : undefined };
}

/** Clamps an index, from 0, to the block. */
export function nearestIndex(index: number, count: number): number {
  return Math.min(Math.max(0, Math.trunc(index)), Math.max(0, count - 1));
}

/** Index of the next shown item in a direction; undefined past the last one. */
export function neighborOf(
  { current, items }: Pick<Attempt, 'current' | 'items'>,
  step: 1 | -1,
  shown: readonly number[] | undefined,
): number | undefined {
  if (shown === undefined) return items[current + step] === undefined ? undefined : current + step;
  // Stryker disable next-line EqualityOperator: a step is 1 or -1
  return step > 0 ? shown.find((index) => index > current) : shown.findLast((index) => index < current);
}

/** Chooses an option of the current item; no effect for a struck-out option or the chosen one. */
export function answerChosen(attempt: Attempt, letter: string, now: number): Attempt {
  if (!isOpen(attempt, now)) return attempt;
  const looking = Math.max(0, now - (attempt.visibleSince ?? now));
  return changeItem(attempt, attempt.current, (item) =>
    item.answer === letter || item.struckLetters.includes(letter)
      ? item
      : {
          ...item,
          answer: letter,
          attemptedLetters: [...item.attemptedLetters, letter],
          attemptedAtMs: [...item.attemptedAtMs, Math.round(item.timeSpentMs + looking)],
          // It belonged to another answer.
          confidence: undefined,
        },
  );
}

/** Sets how sure the answer of the current item is; no effect without an answer. */
export function confidenceChosen(attempt: Attempt, confidence: Confidence, now: number): Attempt {
  if (!isOpen(attempt, now)) return attempt;
  return changeItem(attempt, attempt.current, (item) =>
    item.answer === '' || item.confidence === confidence ? item : { ...item, confidence },
  );
}

export function markToggled(attempt: Attempt, now: number): Attempt {
  if (!isOpen(attempt, now)) return attempt;
  return changeItem(attempt, attempt.current, (item) => ({ ...item, marked: !item.marked }));
}

/** Strikes out or restores an option of the current item; the chosen option cannot be struck out. */
export function strikeToggled(attempt: Attempt, letter: string, now: number): Attempt {
  if (!isOpen(attempt, now)) return attempt;
  return changeItem(attempt, attempt.current, (item) => {
    if (item.struckLetters.includes(letter)) {
      return { ...item, struckLetters: item.struckLetters.filter((other) => other !== letter) };
    }
    return item.answer === letter ? item : { ...item, struckLetters: [...item.struckLetters, letter] };
  });
}

/** Makes clock and answers final. */
export function blockEnded(attempt: Attempt, now: number): Attempt {
  return attempt.ended ? attempt : { ...suspended(attempt, now), ended: true };
}

function changeItem(attempt: Attempt, index: number, change: (item: AttemptItem) => AttemptItem): Attempt {
  const before = attempt.items[index];
  // Stryker disable next-line ConditionalExpression: the current item exists, which its type does not say
  if (before === undefined) return attempt;
  const after = change(before);
  return after === before ? attempt : { ...attempt, items: attempt.items.with(index, after) };
}

/** Whole seconds shown for milliseconds left: 0 only once nothing is left. */
export const shownSeconds = (timeLeft: number): number => Math.ceil(timeLeft / 1_000);

/**
 * Index of the next shown item whose question is not rated, searched from the current item on and then from the first;
 * undefined if no other is unrated.
 */
export function nextUnrated(
  questionIds: readonly string[],
  rated: readonly string[],
  { current, shown }: { readonly current: number; readonly shown: readonly number[] | undefined },
): number | undefined {
  const done = new Set(rated);
  const isUnrated = (id: string, index: number): boolean => !done.has(id) && shown?.includes(index) !== false;
  const unrated = questionIds.flatMap((id, index) => (isUnrated(id, index) ? [index] : []));
  return unrated.find((index) => index > current) ?? unrated.find((index) => index !== current);
}

/** As it is stored on the device and submitted; `now` is monotonic, `updatedAt` in milliseconds since 1970. */
export function toStoredAttempt(attempt: Attempt, now: number, updatedAt: number): AttemptRecord {
  return {
    userId: attempt.userId,
    quizId: attempt.quizId,
    items: pageHidden(attempt, now).items.map((item) => {
      const { questionNo: _, ...row } = item;
      return row;
    }),
    currentItem: attempt.current + 1,
    secondsLeft: attempt.timerOn ? timeLeftAt(attempt, now) / 1_000 : null,
    secondsGiven: attempt.secondsGiven,
    extraTime: attempt.extraTime,
    phase: attempt.ended ? 'submitting' : 'sitting',
    updatedAt,
  };
}

/** What is still open when a block is about to be ended, as indexes from 0, and the matching warning. */
export function openItemsOf({ items, current }: Attempt) {
  return {
    unanswered: items.flatMap(({ answer }, index) => (answer === '' ? [index] : [])),
    marked: items.flatMap(({ marked }, index) => (marked ? [index] : [])),
    warning:
      current === items.length - 1
        ? 'Warning - You are about to end the block!'
        : 'Warning - This block is incomplete!',
  };
}
