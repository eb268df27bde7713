import { mean } from '@/features/feedback-dashboard/list/groupModel';
import {
  authorOf,
  ERROR_OPTIONS,
  type Filter,
  nameOf,
  optionsOf,
  passes,
} from '@/features/feedback-dashboard/list/labels';
import { type ErrorKind, QUALITIES, type Quality, type TutorFeedback } from '@/shared/api/feedback';
import type { CsvColumn } from '@/shared/browser/csv';

/** Query parameters of the filters; '' passes everything. */
export interface TutorFilters {
  readonly error: string;
  readonly stem: string;
  readonly explanation: string;
}

/** In display order. */
export const TUTOR_FILTERS: readonly Filter<keyof TutorFilters>[] = [
  { id: 'error', label: 'Error', options: ERROR_OPTIONS },
  { id: 'stem', label: 'Stem quality', options: optionsOf(QUALITIES) },
  { id: 'explanation', label: 'Explanation quality', options: optionsOf(QUALITIES) },
];

/** Missing ones pass everything. */
export const readTutorFilters = (params: URLSearchParams): TutorFilters => ({
  error: params.get('error') ?? '',
  stem: params.get('stem') ?? '',
  explanation: params.get('explanation') ?? '',
});

const isError = (kind: ErrorKind | undefined): boolean => kind !== undefined && kind !== 'NONE';

const reportsError = ({ stem, explanation }: TutorFeedback): boolean =>
  isError(stem.errors) || isError(explanation.errors);

export const matchesTutor = (feedback: TutorFeedback, filters: TutorFilters): boolean =>
  passes(filters.error, reportsError(feedback) ? 'Y' : 'N') &&
  passes(filters.stem, feedback.stem.quality) &&
  passes(filters.explanation, feedback.explanation.quality);

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
