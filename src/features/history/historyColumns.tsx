import { styled } from '@mui/material/styles';
import { submittedAt } from '@/domain/performance/submittedAt';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { ReviewQuizButton } from '@/domain/review/openReview';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDateTime } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { weights } from '@/shared/theme/tokens';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { AboveRowLink, CellNote, Clamp, RowLink } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { categoryWords, modeLabel } from './historyModel';

const Score = styled('div')({ display: 'grid', gap: 4, maxWidth: 72, fontWeight: weights.medium });

/** A whole row leads to its result: the name's link covers the row. */
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
        <Score>
          {formatPercent(percentageCorrect)}
          <PercentBar percent={percentageCorrect} />
        </Score>
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
          <RowLink to={paths.result.to({ examId: row.id })}>{quizTitle(row.title)}</RowLink>
          <CellNote>{modeLabel(row, isTutor)}</CellNote>
        </>
      ),
    },
    {
      id: 'categories',
      isSpare: true,
      header: 'CATEGORIES',
      width: '34%',
      narrow: 'line',
      cell: (row) => {
        const text = categoryWords(row);
        return (
          <Clamp quiet title={text}>
            {text}
          </Clamp>
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
      narrow: 'action',
      cell: ({ id, title }) => (
        <AboveRowLink>
          <ReviewQuizButton quizId={id} title={title} />
        </AboveRowLink>
      ),
    },
  ];
}
