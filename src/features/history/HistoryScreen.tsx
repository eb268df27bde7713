import { LinkButton } from '@/shared/ui/LinkButton';
import { useMemo } from 'react';
import type { QuizHistoryRow } from '@/shared/contract/performance';
import { RemoteList } from '@/shared/list/RemoteList';
import { paths } from '@/shared/navigation/paths';
import { useHistory } from '@/shared/performance/useHistory';
import { useSelector } from '@/shared/remote/hooks';
import { ReviewFailure } from '@/shared/review/ReviewFailure';
import { dataOf } from '@/shared/remote/remoteState';
import { permissions } from '@/shared/session/permissions';
import { selectRole } from '@/shared/session/session';
import { PageHead } from '@/shared/ui/PageHead';
import { historyColumns } from './historyColumns';
import { historyCsv } from './model';

/** Specification section 9; the newest first until another order is chosen. */
const DEFAULTS = { sizes: [5, 10, 25], size: 10, sort: { by: 'date', direction: 'desc' } } as const;

const idOf = ({ id }: QuizHistoryRow): string => id;
const titleOf = ({ title }: QuizHistoryRow): string => title;

/** /quiz-history: every quiz that was submitted, each with the way to its result and its review. */
export function HistoryScreen() {
  const { remote, retry } = useHistory();
  const role = useSelector(selectRole);
  const isTutor = role !== undefined && permissions[role].tutorMode;
  const rows = dataOf(remote) ?? [];
  const columns = useMemo(() => historyColumns(isTutor), [isTutor]);
  return (
    <>
      <PageHead title="Quiz History" />
      <ReviewFailure />
      <RemoteList
        remote={remote}
        onRetry={retry}
        failure="The quiz history could not be loaded. Please try again."
        name="Quiz History"
        columns={columns}
        rows={rows}
        rowKey={idOf}
        wordsOf={titleOf}
        searchLabel="Search by name"
        defaults={DEFAULTS}
        empty="No data found"
        emptyAct={
          <LinkButton variant="contained" to={paths.createQuiz.to()}>
            Create Quiz
          </LinkButton>
        }
        minWidth={760}
        csv={{ fileName: 'quiz-history.csv', text: () => historyCsv(rows, isTutor) }}
      />
    </>
  );
}
