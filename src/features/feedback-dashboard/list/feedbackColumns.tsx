import { OpenQuestionLink } from '@/features/feedback-dashboard/question/OpenQuestionLink';
import { hasNewerFeedback, triageNames } from '@/features/feedback-dashboard/triage/triageModel';
import { formatDate } from '@/shared/format/dates';
import { CellNote } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { formatMean, type TriagedFeedback } from './groupModel';

/** `rating` is the header of the mean. */
export function feedbackColumns<Feedback>(rating: string): readonly Column<TriagedFeedback<Feedback>>[] {
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
