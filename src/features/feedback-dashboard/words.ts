import type { FeedbackAuthor } from '@/shared/contract/feedback';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['OTHER_GENERAL', 'Other / general'],
  ['STEM', 'Stem'],
  ['EXPLANATION', 'Explanation'],
  ['TOO_SHORT', 'Too short'],
  ['TOO_VERBOSE', 'Too verbose'],
  ['JUST_RIGHT', 'Just right'],
  ['EASY', 'Easy'],
  ['MEDIUM', 'Medium'],
  ['HARD', 'Hard'],
  ['EXCELLENT', 'Excellent'],
  ['GOOD', 'Good'],
  ['FAIR', 'Fair'],
  ['NONE', 'None'],
  ['FACTUAL', 'Factual'],
  ['GRAMMAR_TOPOLOGICAL', 'Grammar or typography'],
  ['RELEVANT', 'Relevant'],
  ['LESS_RELEVANT', 'Less relevant'],
]);

/** A value of the wire in words; '' where nothing was said. */
export const nameOf = (value: string | undefined): string =>
  value === undefined ? '' : (NAMES.get(value) ?? value);

/** Who gave the feedback: name, else e-mail. */
export const authorOf = (user: FeedbackAuthor | undefined): string =>
  user?.displayName ?? user?.email ?? 'Unknown';

export interface FilterOption {
  readonly value: string;
  readonly name: string;
}

/** The choices of a filter: everything, or one of these. */
export const optionsOf = (values: readonly string[]): readonly FilterOption[] => [
  { value: '', name: 'All' },
  ...values.map((value) => ({ value, name: nameOf(value) })),
];
