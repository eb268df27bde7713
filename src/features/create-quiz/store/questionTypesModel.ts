import type { QuestionOptions } from '@/shared/api/quiz';

/** The boxes of the group 'Question Type'. */
export interface QuestionTypes extends QuestionOptions {
  readonly all: boolean;
}

/** One box of the group 'Question Type'. */
export type QuestionType = keyof QuestionTypes;

/** The boxes in their order. */
export const QUESTION_TYPES = ['all', 'unused', 'correct', 'incorrect', 'marked'] as const;

/** Nothing chosen: there is nothing to count yet. */
export const NO_TYPES: QuestionTypes = {
  all: false,
  unused: false,
  correct: false,
  incorrect: false,
  marked: false,
};

/** What 'All' chooses; 'Marked' narrows and is none of it. */
export const ALL_TYPES: QuestionTypes = {
  ...NO_TYPES,
  all: true,
  unused: true,
  correct: true,
  incorrect: true,
};

/** The boxes after one more click (specification 1, section 4, 'Question Type rules'). */
export function toggleType(types: QuestionTypes, clicked: QuestionType): QuestionTypes {
  if (clicked === 'all') return types.all ? NO_TYPES : { ...ALL_TYPES, marked: types.marked };
  if (clicked === 'marked' && !canBeMarked(types)) return { ...types, marked: false };
  const next = { ...types, [clicked]: !types[clicked] };
  return {
    ...next,
    all: next.unused && next.correct && next.incorrect,
    marked: next.marked && canBeMarked(next),
  };
}

/** Only answered questions can be narrowed to the marked ones; otherwise 'Marked' is disabled. */
export function canBeMarked({ correct, incorrect }: QuestionTypes): boolean {
  return correct || incorrect;
}

/** Whether any question can be drawn. */
export function hasType({ unused, correct, incorrect, marked }: QuestionTypes): boolean {
  return unused || correct || incorrect || marked;
}

/** What is sent: 'All' is no type of its own. */
export function toQuestionOptions({ unused, correct, incorrect, marked }: QuestionTypes): QuestionOptions {
  return { unused, correct, incorrect, marked };
}
