import type { QuestionOptions } from '@/shared/api/quiz';

export interface QuestionTypes extends QuestionOptions {
  readonly all: boolean;
}

export type QuestionType = keyof QuestionTypes;

export const QUESTION_TYPES = ['all', 'unused', 'correct', 'incorrect', 'marked'] as const;

/** Nothing is selected: there is nothing to count yet. */
export const NO_TYPES: QuestionTypes = {
  all: false,
  unused: false,
  correct: false,
  incorrect: false,
  marked: false,
};

/** What 'All' selects; 'Marked' narrows and is not part of it. */
export const ALL_TYPES: QuestionTypes = {
  ...NO_TYPES,
  all: true,
  unused: true,
  correct: true,
  incorrect: true,
};

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

/** Only answered questions can be narrowed to marked ones; otherwise 'Marked' is disabled. */
export const canBeMarked = ({ correct, incorrect }: QuestionTypes): boolean => correct || incorrect;

/** Whether any question can be drawn. */
export function hasType({ unused, correct, incorrect, marked }: QuestionTypes): boolean {
  return unused || correct || incorrect || marked;
}

/** The contract's form: 'All' is not a type of its own there. */
export function toQuestionOptions({ unused, correct, incorrect, marked }: QuestionTypes): QuestionOptions {
  return { unused, correct, incorrect, marked };
}
