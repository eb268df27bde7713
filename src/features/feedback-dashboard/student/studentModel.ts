import {
  authorOf,
  ERROR_OPTIONS,
  type Filter,
  nameOf,
  optionsOf,
  passes,
} from '@/features/feedback-dashboard/list/labels';
import { EXPLANATION_LENGTHS, FEEDBACK_TOPICS, type StudentFeedback } from '@/shared/api/feedback';

/** Query parameters of the filters; '' passes everything. */
export interface StudentFilters {
  readonly error: string;
  readonly topic: string;
  readonly length: string;
  readonly rating: string;
}

/** Filters of the students' feedback, in display order. */
export const STUDENT_FILTERS: readonly Filter<keyof StudentFilters>[] = [
  { id: 'error', label: 'Error', options: ERROR_OPTIONS },
  { id: 'topic', label: 'Topic', options: optionsOf(FEEDBACK_TOPICS) },
  { id: 'length', label: 'Explanation length', options: optionsOf(EXPLANATION_LENGTHS) },
  { id: 'rating', label: 'Rating', options: optionsOf(['1', '2', '3', '4', '5']) },
];

/** Filters of the query; missing ones pass everything. */
export const readStudentFilters = (params: URLSearchParams): StudentFilters => ({
  error: params.get('error') ?? '',
  topic: params.get('topic') ?? '',
  length: params.get('length') ?? '',
  rating: params.get('rating') ?? '',
});

/** Whether a feedback passes every filter. */
export const matchesStudent = (feedback: StudentFeedback, filters: StudentFilters): boolean =>
  passes(filters.error, feedback.isError) &&
  passes(filters.topic, feedback.topic) &&
  passes(filters.length, feedback.explanationType) &&
  passes(filters.rating, feedback.rating?.toString());

/** Text that the search looks through. */
export const studentSearchText = ({ questionId, comment, user }: StudentFeedback): string =>
  `${questionId} ${comment} ${user?.displayName ?? ''} ${user?.email ?? ''}`;

/** Summary of a question's feedback. */
export const studentMeasures = {
  reportsError: ({ isError }: StudentFeedback): boolean => isError === 'Y',
  ratingOf: ({ rating }: StudentFeedback): number | undefined => rating,
} as const;

export const STUDENT_CSV_HEADER = [
  'Question',
  'Date (UTC)',
  'Name',
  'Email',
  'Rating',
  'Error',
  'Topic',
  'Explanation length',
  'Difficulty',
  'Comment',
] as const;

/** CSV row of a feedback, by `STUDENT_CSV_HEADER`. */
export const studentCsvRow = (feedback: StudentFeedback): readonly (string | number)[] => [
  feedback.questionId,
  feedback.dateCreated ?? '',
  authorOf(feedback.user),
  feedback.user?.email ?? '',
  feedback.rating ?? '',
  feedback.isError === 'Y' ? 'Yes' : 'No',
  nameOf(feedback.topic),
  nameOf(feedback.explanationType),
  nameOf(feedback.difficulty),
  feedback.comment,
];
