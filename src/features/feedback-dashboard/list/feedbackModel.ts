import {
  difficultyLabels,
  errorLabels,
  lengthLabels,
  qualityLabels,
  relevanceLabels,
  topicLabels,
} from '@/domain/feedback/labels';
import {
  type ErrorKind,
  EXPLANATION_LENGTHS,
  FEEDBACK_TOPICS,
  type FeedbackAuthor,
  QUALITIES,
  type Quality,
  type StudentFeedback,
  type TutorFeedback,
} from '@/shared/api/feedback';
import type { CsvColumn } from '@/shared/browser/csv';
import { mean } from './groupModel';

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
interface FilterOption {
  readonly value: string;
  readonly name: string;
}

const optionsOf = (values: readonly string[]): readonly FilterOption[] => [
  { value: '', name: 'All' },
  ...values.map((value) => ({ value, name: nameOf(value) })),
];

const ERROR_OPTIONS: readonly FilterOption[] = [
  { value: '', name: 'All' },
  { value: 'Y', name: 'Yes' },
  { value: 'N', name: 'No' },
];

export interface FilterField {
  /** Name of the query parameter; if it is missing or '', everything passes. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

interface Filter<Feedback> extends FilterField {
  readonly valueOf: (feedback: Feedback) => string | undefined;
}

/** The filters of a list, in display order. */
export type Filters<Feedback> = readonly Filter<Feedback>[];

/** Whether a value passes a filter; '' passes everything. */
export const passes = (chosen: string, value: string | undefined): boolean =>
  chosen === '' || chosen === value;

/** Predicate for the feedback that passes the filters in the query. */
export function passingAll<Feedback>(filters: Filters<Feedback>, params: URLSearchParams) {
  const chosen = filters.map(({ id, valueOf }) => [params.get(id) ?? '', valueOf] as const);
  return (feedback: Feedback): boolean =>
    chosen.every(([value, valueOf]) => passes(value, valueOf(feedback)));
}

export const STUDENT_FILTERS: Filters<StudentFeedback> = [
  { id: 'error', label: 'Error', options: ERROR_OPTIONS, valueOf: ({ isError }) => isError },
  { id: 'topic', label: 'Topic', options: optionsOf(FEEDBACK_TOPICS), valueOf: ({ topic }) => topic },
  {
    id: 'length',
    label: 'Explanation length',
    options: optionsOf(EXPLANATION_LENGTHS),
    valueOf: ({ explanationType }) => explanationType,
  },
  {
    id: 'rating',
    label: 'Rating',
    options: optionsOf(['1', '2', '3', '4', '5']),
    valueOf: ({ rating }) => rating?.toString(),
  },
];

export const studentSearchText = ({ questionId, comment, user }: StudentFeedback): string =>
  `${questionId} ${comment} ${user?.displayName ?? ''} ${user?.email ?? ''}`;

export const studentMeasures = {
  reportsError: ({ isError }: StudentFeedback): boolean => isError === 'Y',
  ratingOf: ({ rating }: StudentFeedback): number | undefined => rating,
} as const;

export const STUDENT_CSV: readonly CsvColumn<StudentFeedback>[] = [
  ['Question', ({ questionId }) => questionId],
  ['Date (UTC)', ({ dateCreated }) => dateCreated],
  ['Name', ({ user }) => authorOf(user)],
  ['Email', ({ user }) => user?.email],
  ['Rating', ({ rating }) => rating],
  ['Error', ({ isError }) => (isError === 'Y' ? 'Yes' : 'No')],
  ['Topic', ({ topic }) => nameOf(topic)],
  ['Explanation length', ({ explanationType }) => nameOf(explanationType)],
  ['Difficulty', ({ difficulty }) => nameOf(difficulty)],
  ['Comment', ({ comment }) => comment],
];

const isError = (kind: ErrorKind | undefined): boolean => kind !== undefined && kind !== 'NONE';

const reportsError = ({ stem, explanation }: TutorFeedback): boolean =>
  isError(stem.errors) || isError(explanation.errors);

export const TUTOR_FILTERS: Filters<TutorFeedback> = [
  {
    id: 'error',
    label: 'Error',
    options: ERROR_OPTIONS,
    valueOf: (feedback) => (reportsError(feedback) ? 'Y' : 'N'),
  },
  { id: 'stem', label: 'Stem quality', options: optionsOf(QUALITIES), valueOf: ({ stem }) => stem.quality },
  {
    id: 'explanation',
    label: 'Explanation quality',
    options: optionsOf(QUALITIES),
    valueOf: ({ explanation }) => explanation.quality,
  },
];

export function tutorSearchText({ questionId, improvementSuggestions, user }: TutorFeedback): string {
  const { stem, explanation, expandedExplanation } = improvementSuggestions;
  return [questionId, stem, explanation, expandedExplanation, user?.displayName, user?.email].join(' ');
}

/** Points per quality, so that tutors' ratings have a mean like the students'. */
const POINTS: Readonly<Record<Quality, number>> = { FAIR: 1, GOOD: 3, EXCELLENT: 5 };

/** Mean of the ratings of stem and explanation: fair 1, good 3, excellent 5. */
function ratingOf({ stem, explanation }: TutorFeedback): number | undefined {
  const qualities = [stem.quality, explanation.quality].filter((quality) => quality !== undefined);
  return mean(qualities.map((quality) => POINTS[quality]));
}

export const tutorMeasures = { reportsError, ratingOf } as const;

export const TUTOR_CSV: readonly CsvColumn<TutorFeedback>[] = [
  ['Question', ({ questionId }) => questionId],
  ['Date (UTC)', ({ dateCreated }) => dateCreated],
  ['Name', ({ user }) => authorOf(user)],
  ['Email', ({ user }) => user?.email],
  ['Stem difficulty', ({ stem }) => nameOf(stem.difficulty)],
  ['Stem quality', ({ stem }) => nameOf(stem.quality)],
  ['Stem errors', ({ stem }) => nameOf(stem.errors)],
  ['Explanation quality', ({ explanation }) => nameOf(explanation.quality)],
  ['Explanation errors', ({ explanation }) => nameOf(explanation.errors)],
  ['Expanded explanation', ({ expandedExplanation }) => nameOf(expandedExplanation)],
  ['Suggestion for the stem', ({ improvementSuggestions }) => improvementSuggestions.stem],
  ['Suggestion for the explanation', ({ improvementSuggestions }) => improvementSuggestions.explanation],
  [
    'Suggestion for the expanded explanation',
    ({ improvementSuggestions }) => improvementSuggestions.expandedExplanation,
  ],
];
