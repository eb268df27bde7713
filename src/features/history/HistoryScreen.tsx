import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useQuizHistory } from '@/domain/performance/useQuizHistory';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { ReviewFailure } from '@/domain/review/openReview';
import { permissions } from '@/domain/session/permissions';
import { useUser } from '@/domain/session/useUser';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { paths } from '@/shared/routing/paths';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { historyColumns } from './historyColumns';
import { historyCsv } from './historyModel';

/** Newest first by default. */
const DEFAULTS = { sizes: [5, 10, 25], size: 10, sort: { by: 'date', direction: 'desc' } } as const;

const idOf = ({ id }: QuizHistoryRow): string => id;
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
        emptyAction={
          <Button component={Link} variant="contained" to={paths.createQuiz.to()}>
            Create Quiz
          </Button>
        }
        minWidth={760}
        csv={{ fileName: 'quiz-history.csv', text: (rows) => historyCsv(rows, isTutor) }}
      />
    </>
  );
}
