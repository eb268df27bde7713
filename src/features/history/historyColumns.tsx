import { Link } from 'react-router-dom';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDateTime } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { submittedAt } from '@/domain/performance/submittedAt';
import { ReviewQuizButton } from '@/domain/quiz/review/ReviewQuizButton';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { categoryWords, modeLabel } from './historyModel';

/** Columns of the history. The whole row is the link to its result: the name's link is stretched over it. */
export function historyColumns(isTutor: boolean): readonly Column<QuizHistoryRow>[] {
  return [
    {
      id: 'score',
      header: 'SCORE',
      width: '92px',
      align: 'end',
      narrow: 'lead',
      firstDirection: 'desc',
      sortBy: ({ percentageCorrect }) => percentageCorrect,
      cell: ({ percentageCorrect }) => (
        <span className="q-score">
          {formatPercent(percentageCorrect)}
          <PercentBar percent={percentageCorrect} />
        </span>
      ),
    },
    {
      id: 'name',
      header: 'NAME',
      isRowHeader: true,
      narrow: 'line',
      sortBy: ({ title }) => title,
      cell: (row) => (
        <>
          <Link className="q-row-link" to={paths.result.to({ examId: row.id })}>
            {row.title === '' ? 'Unnamed quiz' : row.title}
          </Link>
          <span className="q-note">{modeLabel(row, isTutor)}</span>
        </>
      ),
    },
    {
      id: 'categories',
      header: 'CATEGORIES',
      width: '34%',
      narrow: 'line',
      cell: (row) => {
        const words = categoryWords(row);
        return (
          <span className="q-clamp q-quiet" title={words}>
            {words}
          </span>
        );
      },
    },
    { id: 'questions', header: "# Q'S", width: '64px', align: 'end', cell: ({ total }) => total },
    {
      id: 'date',
      header: 'DATE SUBMITTED',
      width: '184px',
      align: 'end',
      firstDirection: 'desc',
      sortBy: submittedAt,
      cell: ({ complete }) => formatDateTime(complete),
    },
    {
      id: 'review',
      header: 'Review',
      isHeaderHidden: true,
      width: '96px',
      align: 'end',
      narrow: 'act',
      cell: ({ id, title }) => (
        <span className="q-row-act">
          <ReviewQuizButton quizId={id} title={title} />
        </span>
      ),
    },
  ];
}
