import type { StudentFeedback } from '@/shared/contract/feedback';
import { loadAllStudentFeedback } from './calls';
import { feedbackColumns } from './feedbackColumns';
import { type FeedbackKind, FeedbackByQuestion } from './FeedbackByQuestion';
import { StudentEntry } from './StudentEntry';
import {
  matchesStudent,
  readStudentFilters,
  STUDENT_CSV_HEADER,
  STUDENT_FILTERS,
  studentCsvRow,
  studentMeasures,
  studentWords,
} from './studentModel';

const STUDENT: FeedbackKind<StudentFeedback> = {
  call: loadAllStudentFeedback,
  filters: STUDENT_FILTERS,
  filterOf: (params) => {
    const filters = readStudentFilters(params);
    return (feedback) => matchesStudent(feedback, filters);
  },
  words: studentWords,
  measures: studentMeasures,
  columns: feedbackColumns('Mean rating'),
  fileName: 'qlearn-student-feedback.csv',
  csvHeader: STUDENT_CSV_HEADER,
  csvRow: studentCsvRow,
  Entry: StudentEntry,
};

/** What students said about questions. */
export const StudentPanel = () => <FeedbackByQuestion kind={STUDENT} />;
