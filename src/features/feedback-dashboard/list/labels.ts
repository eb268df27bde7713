import type { FeedbackAuthor } from '@/shared/api/feedback';
import {
  difficultyLabels,
  errorLabels,
  lengthLabels,
  qualityLabels,
  relevanceLabels,
  topicLabels,
} from '@/domain/feedback/labels';

/** The same words as those by which the feedback was given. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...topicLabels,
    ...lengthLabels,
    ...difficultyLabels,
    ...qualityLabels,
    ...errorLabels,
    ...relevanceLabels,
  }),
);

/** A value of the wire in words; '' where nothing was said. */
export const nameOf = (value: string | undefined): string =>
  value === undefined ? '' : (NAMES.get(value) ?? value);

/** Who gave the feedback: name, else e-mail. */
export const authorOf = (user: FeedbackAuthor | undefined): string =>
  user?.displayName ?? user?.email ?? 'Unknown';

/** A choice of a filter: how the address and how the screen names it. */
export interface FilterOption {
  readonly value: string;
  readonly name: string;
}

/** The choices of a filter: everything, or one of these. */
export const optionsOf = (values: readonly string[]): readonly FilterOption[] => [
  { value: '', name: 'All' },
  ...values.map((value) => ({ value, name: nameOf(value) })),
];

/** The choices of the filter 'Error'. */
export const ERROR_OPTIONS: readonly FilterOption[] = [
  { value: '', name: 'All' },
  { value: 'Y', name: 'Yes' },
  { value: 'N', name: 'No' },
];

/** One filter: its name in the address, its label, its choices. */
export interface FilterField<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** Whether a filter lets a value through; '' lets everything through. */
export const passes = (wanted: string, value: string | undefined): boolean =>
  wanted === '' || wanted === value;
