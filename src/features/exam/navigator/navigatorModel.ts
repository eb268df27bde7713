/** How the navigator names, draws and filters the items. */
import type { AttemptItem } from '@/features/exam/attempt/attemptModel';

/** How an item was answered, where the key may be seen. */
export type Verdict = 'correct' | 'incorrect' | 'unanswered';

/** What the navigator says of one item. */
export interface ItemState {
  readonly answered: boolean;
  readonly marked: boolean;
  /** Only where the mode shows the key. */
  readonly verdict: Verdict | undefined;
}

/** The navigator's filters while a block is sat. */
export const FILTERS = ['All', 'Unanswered', 'Marked'] as const;
/** The navigator's filters where the key may be seen. */
export const REVIEW_FILTERS = ['All', 'Incorrect', 'Correct', 'Unanswered', 'Marked'] as const;
/** One of `REVIEW_FILTERS`. */
export type Filter = (typeof REVIEW_FILTERS)[number];

/** `correctAnswer` only where the mode shows it. */
export function itemStateOf(item: AttemptItem, correctAnswer: string | undefined): ItemState {
  return {
    answered: item.answer !== '',
    marked: item.marked,
    verdict: correctAnswer === undefined ? undefined : verdictOf(item.answer, correctAnswer),
  };
}

/** How an answer stands to the key; '' is no answer. */
export function verdictOf(answer: string, correctAnswer: string): Verdict {
  if (answer === '') return 'unanswered';
  return answer === correctAnswer ? 'correct' : 'incorrect';
}

/** 'Question 3, answered, marked': the accessible name of an item's button. */
export function itemName(questionNo: number, state: ItemState): string {
  return [`Question ${questionNo}`, ...stateLabels(state)].join(', ');
}

/** An item's state in words, for its name and its sign. */
export function stateLabels({ answered, marked, verdict }: ItemState): readonly string[] {
  return [verdict ?? (answered ? 'answered' : 'unanswered'), ...(marked ? ['marked'] : [])];
}

/** Whether the navigator shows an item under a filter. */
export function passesFilter(filter: Filter, { answered, marked, verdict }: ItemState): boolean {
  switch (filter) {
    case 'All':
      return true;
    case 'Unanswered':
      return !answered;
    case 'Marked':
      return marked;
    case 'Correct':
      return verdict === 'correct';
    case 'Incorrect':
      return verdict === 'incorrect';
  }
}
