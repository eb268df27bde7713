import {
  authorOf,
  ERROR_OPTIONS,
  type Filter,
  nameOf,
  optionsOf,
  passes,
} from '@/features/feedback-dashboard/list/labels';
import { EXPLANATION_LENGTHS, FEEDBACK_TOPICS, type StudentFeedback } from '@/shared/api/feedback';
import type { CsvColumn } from '@/shared/browser/csv';

/** Query parameters of the filters; '' passes everything. */
export interface StudentFilters {
  readonly error: string;
  readonly topic: string;
  readonly length: string;
  readonly rating: string;
}

/** In display order. */
export const STUDENT_FILTERS: readonly Filter<keyof StudentFilters>[] = [
  { id: 'error', label: 'Error', options: ERROR_OPTIONS },
  { id: 'topic', label: 'Topic', options: optionsOf(FEEDBACK_TOPICS) },
  { id: 'length', label: 'Explanation length', options: optionsOf(EXPLANATION_LENGTHS) },
  { id: 'rating', label: 'Rating', options: optionsOf(['1', '2', '3', '4', '5']) },
];

/** Missing ones pass everything. */
export const readStudentFilters = (params: URLSearchParams): StudentFilters => ({
  error: params.get('error') ?? '',
  topic: params.get('topic') ?? '',
  length: params.get('length') ?? '',
  rating: params.get('rating') ?? '',
});

export const matchesStudent = (feedback: StudentFeedback, filters: StudentFilters): boolean =>
  passes(filters.error, feedback.isError) &&
  passes(filters.topic, feedback.topic) &&
  passes(filters.length, feedback.explanationType) &&
  passes(filters.rating, feedback.rating?.toString());

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
