import { FeedbackByQuestion, type FeedbackKind } from '@/features/feedback-dashboard/list/FeedbackByQuestion';
import { feedbackColumns } from '@/features/feedback-dashboard/list/feedbackColumns';
import { loadAllTutorFeedback } from '@/features/feedback-dashboard/store/calls';
import type { TutorFeedback } from '@/shared/api/feedback';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import {
  matchesTutor,
  readTutorFilters,
  TUTOR_CSV,
  TUTOR_FILTERS,
  tutorMeasures,
  tutorSearchText,
} from './tutorModel';

const TUTOR: FeedbackKind<TutorFeedback> = {
  call: loadAllTutorFeedback,
  filters: TUTOR_FILTERS,
  filterOf: (params) => {
    const filters = readTutorFilters(params);
    return (feedback) => matchesTutor(feedback, filters);
  },
  searchText: tutorSearchText,
  measures: tutorMeasures,
  columns: feedbackColumns('Mean quality'),
  fileName: 'qlearn-tutor-feedback.csv',
  csv: TUTOR_CSV,
  Details: lazyPart(async () => (await import('./TutorDetails')).TutorDetails),
};

export const TutorPanel = () => <FeedbackByQuestion kind={TUTOR} />;
