import { EXPLANATION_LENGTHS, FEEDBACK_TOPICS, type StudentFeedback } from '@/shared/api/feedback';
import {
  authorOf,
  ERROR_OPTIONS,
  type FilterField,
  nameOf,
  optionsOf,
  passes,
} from '@/features/feedback-dashboard/list/labels';

/** Names of the filters in the address; '' lets everything through. */
export interface StudentFilters {
  readonly error: string;
  readonly topic: string;
  readonly length: string;
  readonly rating: string;
}

/** The filters of the students' feedback, in the order in which they stand. */
export const STUDENT_FILTERS: readonly FilterField<keyof StudentFilters>[] = [
  { id: 'error', label: 'Error', options: ERROR_OPTIONS },
  { id: 'topic', label: 'Topic', options: optionsOf(FEEDBACK_TOPICS) },
  { id: 'length', label: 'Explanation length', options: optionsOf(EXPLANATION_LENGTHS) },
  { id: 'rating', label: 'Rating', options: optionsOf(['1', '2', '3', '4', '5']) },
];

/** The filters that the address names; others let everything through. */
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

/** What the text search looks through. */
export const studentSearchText = ({ questionId, comment, user }: StudentFeedback): string =>
  `${questionId} ${comment} ${user?.displayName ?? ''} ${user?.email ?? ''}`;

/** How a question's feedback is summed up. */
export const studentMeasures = {
  reportsError: ({ isError }: StudentFeedback): boolean => isError === 'Y',
  ratingOf: ({ rating }: StudentFeedback): number | undefined => rating,
} as const;

/** The columns of the students' feedback as CSV. */
export const STUDENT_CSV_HEADER = [
  'Question',
  'Date',
  'Name',
  'Email',
  'Rating',
  'Error',
  'Topic',
  'Explanation length',
  'Difficulty',
  'Comment',
] as const;

/** One feedback as a row under `STUDENT_CSV_HEADER`. */
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
