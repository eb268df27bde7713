import { FeedbackByQuestion, type FeedbackKind } from '@/features/feedback-dashboard/list/FeedbackByQuestion';
import { feedbackColumns } from '@/features/feedback-dashboard/list/feedbackColumns';
import { loadAllStudentFeedback } from '@/features/feedback-dashboard/store/calls';
import type { StudentFeedback } from '@/shared/api/feedback';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import {
  matchesStudent,
  readStudentFilters,
  STUDENT_CSV,
  STUDENT_FILTERS,
  studentMeasures,
  studentSearchText,
} from './studentModel';

const STUDENT: FeedbackKind<StudentFeedback> = {
  call: loadAllStudentFeedback,
  filters: STUDENT_FILTERS,
  filterOf: (params) => {
    const filters = readStudentFilters(params);
    return (feedback) => matchesStudent(feedback, filters);
  },
  searchText: studentSearchText,
  measures: studentMeasures,
  columns: feedbackColumns('Mean rating'),
  fileName: 'qlearn-student-feedback.csv',
  csv: STUDENT_CSV,
  Details: lazyPart(async () => (await import('./StudentDetails')).StudentDetails),
};

export const StudentPanel = () => <FeedbackByQuestion kind={STUDENT} />;
