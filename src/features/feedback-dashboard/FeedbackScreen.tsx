import Box from '@mui/material/Box';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FeedbackByQuestion, type FeedbackKind } from '@/features/feedback-dashboard/list/FeedbackByQuestion';
import { formatMean, type TriagedFeedback } from '@/features/feedback-dashboard/list/groupModel';
import { OpenQuestionLink, QuestionDialog } from '@/features/feedback-dashboard/question/OpenQuestionLink';
import { useOpenQuestion } from '@/features/feedback-dashboard/question/useOpenQuestion';
import { loadAllStudentFeedback, loadAllTutorFeedback } from '@/features/feedback-dashboard/store/calls';
import {
  matchesStudent,
  readStudentFilters,
  STUDENT_CSV,
  STUDENT_FILTERS,
  studentMeasures,
  studentSearchText,
} from '@/features/feedback-dashboard/student/studentModel';
import { hasNewerFeedback, triageNames } from '@/features/feedback-dashboard/triage/triageModel';
import {
  matchesTutor,
  readTutorFilters,
  TUTOR_CSV,
  TUTOR_FILTERS,
  tutorMeasures,
  tutorSearchText,
} from '@/features/feedback-dashboard/tutor/tutorModel';
import type { StudentFeedback, TutorFeedback } from '@/shared/api/feedback';
import { formatDate } from '@/shared/format/dates';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { CellNote } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';

/** `rating` is the header of the mean. */
function feedbackColumns<Feedback>(rating: string): readonly Column<TriagedFeedback<Feedback>>[] {
  return [
    {
      id: 'question',
      narrow: 'lead',
      header: 'Question',
      isRowHeader: true,
      sortBy: ({ questionId }) => questionId,
    },
    {
      id: 'count',
      header: 'Responses',
      width: '110px',
      align: 'end',
      firstDirection: 'desc',
      sortBy: ({ entries }) => entries.length,
    },
    {
      id: 'rating',
      header: rating,
      width: '120px',
      align: 'end',
      sortBy: ({ meanRating }) => meanRating,
      cell: ({ meanRating }) => formatMean(meanRating),
    },
    {
      id: 'errors',
      isSpare: true,
      header: 'Errors reported',
      width: '130px',
      align: 'end',
      firstDirection: 'desc',
      sortBy: ({ errors }) => errors,
    },
    {
      id: 'latest',
      isSpare: true,
      header: 'Latest',
      width: '130px',
      firstDirection: 'desc',
      sortBy: ({ latest }) => latest,
      cell: ({ latest }) => formatDate(latest),
    },
    {
      id: 'triage',
      header: 'Triage',
      width: '140px',
      sortBy: ({ triage }) => triageNames[triage.status],
      cell: ({ triage, latest }) => (
        <>
          {triageNames[triage.status]}
          {hasNewerFeedback(triage, latest) && <CellNote>New feedback since</CellNote>}
        </>
      ),
    },
    {
      id: 'open',
      narrow: 'action',
      header: 'Open question',
      isHeaderHidden: true,
      width: '130px',
      align: 'end',
      cell: ({ questionId }) => <OpenQuestionLink questionId={questionId} />,
    },
  ];
}

const VIEWS = [
  { value: 'student', name: 'Student' },
  { value: 'tutor', name: 'Tutor' },
] as const;

export function FeedbackScreen() {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const question = useOpenQuestion();
  const view = params.get('view') === 'tutor' ? 'tutor' : 'student';
  return (
    <>
      <PageHead title="Feedbacks" />
      <PanelTabs
        id={id}
        label="Feedbacks"
        tabs={VIEWS}
        value={view}
        // The filters of one list do not apply to the other.
        onChange={(chosen) => setParams(chosen === 'tutor' ? { view: chosen } : {})}
      />
      <Box {...panelOf(id, view)} sx={{ pt: 2 }}>
        {view === 'tutor' ? (
          <FeedbackByQuestion key={view} kind={TUTOR} />
        ) : (
          <FeedbackByQuestion key={view} kind={STUDENT} />
        )}
      </Box>
      {question.questionId !== undefined && (
        <QuestionDialog key={question.questionId} questionId={question.questionId} onClose={question.close} />
      )}
    </>
  );
}

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
  Details: lazyPart(
    async () => (await import('@/features/feedback-dashboard/student/StudentDetails')).StudentDetails,
  ),
};

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
  Details: lazyPart(
    async () => (await import('@/features/feedback-dashboard/tutor/TutorDetails')).TutorDetails,
  ),
};
