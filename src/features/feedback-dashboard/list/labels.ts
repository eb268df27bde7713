import {
  difficultyLabels,
  errorLabels,
  lengthLabels,
  qualityLabels,
  relevanceLabels,
  topicLabels,
} from '@/domain/feedback/labels';
import type { FeedbackAuthor } from '@/shared/api/feedback';

/** The labels of the feedback forms. */
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

/** Label of a wire value; '' without one. */
export const nameOf = (value: string | undefined): string =>
  value === undefined ? '' : (NAMES.get(value) ?? value);

/** Name, otherwise e-mail. */
export const authorOf = (user: FeedbackAuthor | undefined): string =>
  user?.displayName ?? user?.email ?? 'Unknown';

/** Value in the query, and label. */
export interface FilterOption {
  readonly value: string;
  readonly name: string;
}

export const optionsOf = (values: readonly string[]): readonly FilterOption[] => [
  { value: '', name: 'All' },
  ...values.map((value) => ({ value, name: nameOf(value) })),
];

export const ERROR_OPTIONS: readonly FilterOption[] = [
  { value: '', name: 'All' },
  { value: 'Y', name: 'Yes' },
  { value: 'N', name: 'No' },
];

export interface Filter<Id extends string = string> {
  /** Name of the query parameter. */
  readonly id: Id;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** Whether a value passes a filter; '' passes everything. */
export const passes = (chosen: string, value: string | undefined): boolean =>
  chosen === '' || chosen === value;
