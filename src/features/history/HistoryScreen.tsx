import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useMemo } from 'react';
import type { QuizHistoryRow } from '@/shared/contract/performance';
import { ListTable } from '@/shared/list/ListTable';
import { paths } from '@/shared/navigation/paths';
import { useHistory } from '@/shared/performance/useHistory';
import { useSelector } from '@/shared/remote/hooks';
import { ReviewFailure } from '@/shared/review/ReviewFailure';
import { selectRole } from '@/shared/session/session';
import { downloadCsv } from '@/shared/ui/csv';
import { DownloadIcon } from '@/shared/ui/icons';
import { PageHead } from '@/shared/ui/PageHead';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { StateMessage } from '@/shared/ui/StateMessage';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { historyColumns } from './historyColumns';
import { historyCsv } from './model';

/** Specification section 9; the newest first until another order is chosen. */
const DEFAULTS = { sizes: [5, 10, 25], size: 10, sort: { by: 'date', direction: 'desc' } } as const;

const idOf = ({ id }: QuizHistoryRow): string => id;
const titleOf = ({ title }: QuizHistoryRow): string => title;

/** /quiz-history: every quiz that was submitted, each with the way to its result and its review. */
export function HistoryScreen() {
  const { remote, retry } = useHistory();
  const isTutor = useSelector(selectRole) === 'ROLE_TUTOR';
  const columns = useMemo(() => historyColumns(isTutor), [isTutor]);
  return (
    <>
      <PageHead title="Quiz History" />
      <ReviewFailure />
      <RemoteContent
        remote={remote}
        onRetry={retry}
        failure="The quiz history could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={10} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <StateMessage
            tone="empty"
            text="No data found"
            action={
              <LinkButton variant="contained" to={paths.createQuiz.to()}>
                Create Quiz
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <ListTable
            name="Quiz History"
            columns={columns}
            rows={rows}
            rowKey={idOf}
            wordsOf={titleOf}
            searchLabel="Search by name"
            defaults={DEFAULTS}
            empty="No data found"
            minWidth={760}
            tools={
              <Button
                startIcon={<DownloadIcon size={18} />}
                style={{ marginInlineStart: 'auto' }}
                onClick={() => downloadCsv('quiz-history.csv', historyCsv(rows, isTutor))}
              >
                Download CSV
              </Button>
            }
          />
        )}
      </RemoteContent>
    </>
  );
}
