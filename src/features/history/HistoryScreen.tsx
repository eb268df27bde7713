import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { submittedAt } from '@/domain/performance/submittedAt';
import { useQuizHistory } from '@/domain/performance/useQuizHistory';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { ReviewFailure, ReviewQuizButton } from '@/domain/review/openReview';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDateTime } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { weights } from '@/shared/theme/tokens';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { AboveRowLink, CellNote, Clamp, RowLink } from '@/shared/ui/table/cells';
import { actionColumn, type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { categoryText, historyCsv, modeLabel } from './historyModel';

const Score = styled('div')({ display: 'grid', gap: 4, maxWidth: 72, fontWeight: weights.medium });

/** A whole row leads to its result: the name's link covers the row. */
function historyColumns(isTutor: boolean): readonly Column<QuizHistoryRow>[] {
  return [
    {
      id: 'score',
      header: 'SCORE',
      width: '92px',
      align: 'right',
      narrow: 'lead',
      firstDirection: 'desc',
      sortBy: ({ percentageCorrect }) => percentageCorrect,
      cell: ({ percentageCorrect }) => (
        <Score>
          <span>{formatPercent(percentageCorrect)}</span>
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
        const text = categoryText(row);
        return (
          <Clamp quiet title={text}>
            {text}
          </Clamp>
        );
      },
    },
    { id: 'questions', header: "# Q'S", width: '64px', align: 'right', cell: ({ total }) => total },
    {
      id: 'date',
      header: 'DATE SUBMITTED',
      width: '184px',
      align: 'right',
      firstDirection: 'desc',
      sortBy: submittedAt,
      cell: ({ complete }) => formatDateTime(complete),
    },
    actionColumn('Review', '96px', ({ id, title }) => (
      <AboveRowLink>
        <ReviewQuizButton quizId={id} title={title} />
      </AboveRowLink>
    )),
  ];
}

/** Newest first by default. */
const DEFAULTS = { sizes: [5, 10, 25], size: 10, sort: { by: 'date', direction: 'desc' } } as const;

const titleOf = ({ title }: QuizHistoryRow): string => quizTitle(title);

/** /quiz-history: every submitted quiz, with links to its result and its review. */
export function HistoryScreen() {
  const history = useQuizHistory();
  const isTutor = permissions[useUser().primaryRole].tutorMode;
  const columns = useMemo(() => historyColumns(isTutor), [isTutor]);
  return (
    <>
      <PageHead title="Quiz History" />
      <ReviewFailure />
      <RemoteList
        remote={history}
        failure="The quiz history could not be loaded. Please try again."
        name="Quiz History"
        columns={columns}
        rowKey={idOf}
        wordsOf={titleOf}
        searchLabel="Search by name"
        defaults={DEFAULTS}
        empty="No data found"
        emptyAction={<CreateQuizLink />}
        minWidth={760}
        csv={{ fileName: 'quiz-history.csv', text: (rows) => historyCsv(rows, isTutor) }}
      />
    </>
  );
}
