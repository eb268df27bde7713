import type { AttemptItem } from '@/features/exam/attempt/attemptModel';

/** Result of an item, if the key may be shown. */
export type Verdict = 'correct' | 'incorrect' | 'unanswered';

export interface ItemState {
  readonly answered: boolean;
  readonly marked: boolean;
  /** Whether it was on screen before. */
  readonly seen: boolean;
  /** Only if the mode shows the key. */
  readonly verdict: Verdict | undefined;
}

/** Filters during a block. */
export const FILTERS = ['All', 'Unanswered', 'Not seen', 'Marked'] as const;
/** Filters when the key may be shown. */
export const KEY_FILTERS = ['All', 'Incorrect', 'Correct', 'Unanswered', 'Not seen', 'Marked'] as const;
export type Filter = (typeof KEY_FILTERS)[number];

/** `correctAnswer` is given only if the mode shows it; '' if it could not be read: then there is no verdict. */
export function itemStateOf(item: AttemptItem, correctAnswer: string | undefined): ItemState {
  return {
    answered: item.answer !== '',
    marked: item.marked,
    // The times are stored, so this is still known after a reload.
    seen: item.timeSpentMs > 0,
    verdict:
      correctAnswer === undefined || correctAnswer === '' ? undefined : verdictOf(item.answer, correctAnswer),
  };
}

/** Compares an answer with the key; '' is no answer. */
export function verdictOf(answer: string, correctAnswer: string): Verdict {
  if (answer === '') return 'unanswered';
  return answer === correctAnswer ? 'correct' : 'incorrect';
}

/** 'Question 3, answered, marked, with note': accessible name of an item's button. */
export function itemName(questionNo: number, state: ItemState, hasNote: boolean): string {
  const parts = [`Question ${questionNo}`, stateWord(state)];
  if (state.marked) parts.push('marked');
  if (hasNote) parts.push('with note');
  return parts.join(', ');
}

/** The verdict if the key may be shown, otherwise whether the item is answered. */
export const stateWord = ({ answered, verdict }: ItemState): Verdict | 'answered' | 'unanswered' =>
  verdict ?? (answered ? 'answered' : 'unanswered');

/** The item on screen stays listed under 'Not seen' until it is left. */
export function passesFilter(
  filter: Filter,
  { answered, marked, seen, verdict }: ItemState,
  isOnScreen: boolean,
): boolean {
  switch (filter) {
    case 'All':
      return true;
    case 'Unanswered':
      return !answered;
    case 'Not seen':
      return isOnScreen || !seen;
    case 'Marked':
      return marked;
    case 'Correct':
      return verdict === 'correct';
    case 'Incorrect':
      return verdict === 'incorrect';
  }
}
