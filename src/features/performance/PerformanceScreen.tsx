import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { ScoreTrend } from '@/domain/performance/trend/ScoreTrend';
import { latestFirst } from '@/domain/performance/trend/trendModel';
import { useQuizHistory } from '@/domain/performance/useQuizHistory';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { ReviewFailure, ReviewQuizButton } from '@/domain/review/openReview';
import { useUser } from '@/domain/session/currentUser';
import { getPerformance, type Performance, type QuizHistoryRow } from '@/shared/api/performance';
import { formatDate, formatDateTime } from '@/shared/format/dates';
import { counted, formatCount, formatPercent } from '@/shared/format/numbers';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { SelectField } from '@/shared/ui/form/SelectField';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { CategoryTabs } from './CategoryTabs';
import { overallScore, quizScore, type Score, weakestOf, weakestText } from './performanceModel';

const loadPerformance = createRemoteCall({ name: 'performance/categories', endpoint: getPerformance });

const PerformanceCards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(15.5rem, 1fr) minmax(16rem, 1.1fr) minmax(0, 2fr)',
  gap: 12,
  [below('laptop')]: { gridTemplateColumns: '1fr 1fr' },
  [below('largePhone')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const WideCard = styled('div')({
  display: 'grid',
  minWidth: 0,
  [below('laptop')]: { gridColumn: '1 / -1' },
});

const cardsSkeleton = (
  <PerformanceCards>
    <Skeleton height={208} />
    <Skeleton height={208} />
    <WideCard>
      <Skeleton height={208} />
    </WideCard>
  </PerformanceCards>
);

const noQuiz = <StateMessage text="No data found" action={<CreateQuizLink />} />;

/** /overall-performance: results across all quizzes, and what to practice next. */
export function PerformanceScreen() {
  const history = useQuizHistory();
  const performance = useRemote(loadPerformance, { userId: useUser().id });
  const hasQuiz = history.data?.length !== 0;
  return (
    <>
      <PageHead title="Performance">
        {hasQuiz && performance.data !== undefined && <PracticeWeakest performance={performance.data} />}
      </PageHead>
      <ReviewFailure />
      <Stack spacing={2.5}>
        <RemoteContent
          remote={history}
          failure="The quizzes could not be loaded. Please try again."
          skeleton={cardsSkeleton}
          empty={noQuiz}
        >
          {(rows) => <QuizCards rows={rows} performance={performance.data} />}
        </RemoteContent>
        {hasQuiz && (
          <RemoteContent
            remote={performance}
            failure="The performance could not be loaded. Please try again."
            skeleton={<TableSkeleton rows={8} />}
          >
            {({ categoriesPerformance }) => <CategoryTabs breakdown={categoriesPerformance} />}
          </RemoteContent>
        )}
      </Stack>
    </>
  );
}

interface QuizCardsProps {
  readonly rows: readonly QuizHistoryRow[];
  readonly performance: Performance | undefined;
}

function QuizCards({ rows, performance }: QuizCardsProps) {
  const latest = useMemo(() => latestFirst(rows), [rows]);
  const [newest] = latest;
  if (newest === undefined) return null;
  return (
    <PerformanceCards>
      <RecentTest quiz={newest} performance={performance} />
      <LatestQuiz quiz={newest} quizzes={latest} />
      <WideCard>
        <ScoreTrend latest={latest} />
      </WideCard>
    </PerformanceCards>
  );
}

interface RecentTestProps {
  readonly quiz: QuizHistoryRow;
  /** All quizzes together; undefined until loaded. */
  readonly performance: Performance | undefined;
}

/** Compares the result of the latest quiz with all of them. */
function RecentTest({ quiz, performance }: RecentTestProps) {
  const score = quizScore(quiz);
  return (
    <TitledCard title="Recent test">
      <Typography variant="display">{formatPercent(score.percent)}</Typography>
      <PercentBar percent={score.percent} />
      <CountsOf score={score} />
      {performance !== undefined && (
        <>
          <Divider aria-hidden="true" sx={{ mt: 'auto' }} />
          <div>
            <Typography color="textSecondary">{`All quizzes: ${formatPercent(overallScore(performance).percent)}`}</Typography>
            <CountsOf score={overallScore(performance)} />
          </div>
        </>
      )}
    </TitledCard>
  );
}

function CountsOf({ score: { correct, incorrect } }: { readonly score: Score }) {
  return (
    <Stack component="p" direction="row" spacing="0 14px" sx={{ margin: 0 }}>
      <AnswerCount color="success.main">
        <TickIcon size={16} />
        <span>{`${formatCount(correct)} correct`}</span>
      </AnswerCount>
      <AnswerCount color="error.main">
        <CrossIcon size={16} />
        <span>{`${formatCount(incorrect)} incorrect`}</span>
      </AnswerCount>
    </Stack>
  );
}

interface AnswerCountProps {
  readonly color: 'success.main' | 'error.main';
  readonly children: ReactNode;
}

const AnswerCount = ({ color, children }: AnswerCountProps) => (
  <Stack component="span" direction="row" spacing={0.5} sx={{ color, fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Stack>
);

interface LatestQuizProps {
  readonly quiz: QuizHistoryRow;
  /** Latest first. */
  readonly quizzes: readonly QuizHistoryRow[];
}

const nameOf = ({ title, complete }: QuizHistoryRow): string =>
  complete === undefined ? quizTitle(title) : `${quizTitle(title)} (${formatDate(complete)})`;

/** The latest quiz with a link to its result, and a select to review any other. */
function LatestQuiz({ quiz, quizzes }: LatestQuizProps) {
  const [chosenId, setChosenId] = useState(quiz.id);
  const chosen = quizzes.find(({ id }) => id === chosenId) ?? quiz;
  const options = useMemo(() => quizzes.map((row) => ({ value: row.id, name: nameOf(row) })), [quizzes]);
  return (
    <TitledCard title="Latest quiz">
      <Typography>
        <Link
          component={RouterLink}
          to={paths.result.to({ examId: quiz.id })}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {quizTitle(quiz.title)}
        </Link>
      </Typography>
      <Typography color="textSecondary">{formatDateTime(quiz.complete)}</Typography>
      <Typography color="textSecondary">{`${formatPercent(quiz.percentageCorrect)} of ${counted(quiz.total, 'question')} · Timer ${quiz.timerOn ? 'ON' : 'OFF'}`}</Typography>
      <Divider aria-hidden="true" sx={{ mt: 'auto' }} />
      <Stack direction="row" sx={{ alignItems: 'end', flexWrap: 'nowrap' }}>
        <SelectField
          fullWidth
          label="All Quizzes"
          value={chosen.id}
          options={options}
          onChange={setChosenId}
        />
        <ReviewQuizButton quizId={chosen.id} title={chosen.title} />
      </Stack>
    </TitledCard>
  );
}

const TOO_FEW = 'No category has five answers with at least one wrong yet.';

/** Opens Create Quiz with the weakest categories selected, and names them there. */
function PracticeWeakest({ performance }: { readonly performance: Performance }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const onClick = (): void => {
    const weakest = weakestOf(performance);
    if (weakest.length === 0) {
      dispatch(notificationAdded({ severity: 'error', text: TOO_FEW, autoHideSeconds: 6 }));
      return;
    }
    const names = weakest.map(
      ({ heading, categories }) => [heading, categories.map(({ subCategory }) => subCategory)] as const,
    );
    const to = paths.createQuiz.to({ names: Object.fromEntries(names) });
    void navigate(to, { state: { notice: weakestText(weakest) } });
  };
  return (
    <Button variant="contained" onClick={onClick}>
      Practice my weakest
    </Button>
  );
}
