import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { FeedbackByQuestion, type FeedbackKind } from '@/features/feedback-dashboard/list/FeedbackByQuestion';
import { formatMean, type TriagedFeedback } from '@/features/feedback-dashboard/list/groupModel';
import { hasNewerFeedback, triageNames } from '@/features/feedback-dashboard/triage/triageModel';
import type { StudentFeedback, TutorFeedback } from '@/shared/api/feedback';
import { getAllStudentFeedback, getAllTutorFeedback } from '@/shared/api/feedbackCalls';
import { isPathSegment } from '@/shared/browser/pathSegment';
import { formatDate } from '@/shared/format/dates';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useQuery } from '@/shared/routing/useQuery';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { CellNote } from '@/shared/ui/table/cells';
import { actionColumn, type Column } from '@/shared/ui/table/dataTableModel';
import {
  STUDENT_CSV,
  STUDENT_FILTERS,
  studentMeasures,
  studentSearchText,
  TUTOR_CSV,
  TUTOR_FILTERS,
  tutorMeasures,
  tutorSearchText,
} from './list/feedbackModel';

const loadAllStudentFeedback = createRemoteCall({
  name: 'feedbackDashboard/student',
  endpoint: getAllStudentFeedback,
});

const loadAllTutorFeedback = createRemoteCall({
  name: 'feedbackDashboard/tutor',
  endpoint: getAllTutorFeedback,
});

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
      align: 'right',
      firstDirection: 'desc',
      sortBy: ({ entries }) => entries.length,
    },
    {
      id: 'rating',
      header: rating,
      width: '120px',
      align: 'right',
      sortBy: ({ meanRating }) => meanRating,
      cell: ({ meanRating }) => formatMean(meanRating),
    },
    {
      id: 'errors',
      isSpare: true,
      header: 'Errors reported',
      width: '130px',
      align: 'right',
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
          <span>{triageNames[triage.status]}</span>
          {hasNewerFeedback(triage, latest) && <CellNote>New feedback since</CellNote>}
        </>
      ),
    },
    actionColumn('Open question', '130px', ({ questionId }) => <OpenQuestionLink questionId={questionId} />),
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
  searchText: tutorSearchText,
  measures: tutorMeasures,
  columns: feedbackColumns('Mean quality'),
  fileName: 'qlearn-tutor-feedback.csv',
  csv: TUTOR_CSV,
  Details: lazyPart(
    async () => (await import('@/features/feedback-dashboard/tutor/TutorDetails')).TutorDetails,
  ),
};

const QuestionDialog = lazyDialog(async () => (await import('./question/QuestionDialog')).QuestionDialog);

function OpenQuestionLink({ questionId }: { readonly questionId: string }) {
  const to = useQuestionAddress(questionId);
  return (
    <Link
      {...QuestionDialog.opener}
      component={RouterLink}
      to={to}
      preventScrollReset
      aria-label={`Open question ${questionId}`}
    >
      Open question
    </Link>
  );
}

const QUESTION = 'question';

interface OpenQuestion {
  /** Undefined for none, or for an invalid id. */
  readonly questionId: string | undefined;
  readonly close: () => void;
}

/** The open question is in the URL: a link also opens it, and Back closes it. */
function useOpenQuestion(): OpenQuestion {
  const { params, change } = useQuery();
  const questionId = params.get(QUESTION) ?? '';
  return {
    questionId: isPathSegment(questionId) ? questionId : undefined,
    close: () => change({ [QUESTION]: undefined }),
  };
}

/** URL of a question's review data, over the current list. */
const useQuestionAddress = (questionId: string): { readonly search: string } =>
  useQuery().addressWith({ [QUESTION]: questionId });
