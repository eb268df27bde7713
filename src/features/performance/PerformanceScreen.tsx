import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ScoreTrend } from '@/domain/performance/trend/ScoreTrend';
import { latestFirst } from '@/domain/performance/trend/trendModel';
import { useHistory } from '@/domain/performance/useHistory';
import { ReviewFailure } from '@/domain/review/ReviewFailure';
import type { Performance, QuizHistoryRow } from '@/shared/api/performance';
import { paths } from '@/shared/routing/paths';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { CategoryTabs } from './CategoryTabs';
import { LatestQuiz } from './LatestQuiz';
import { PractiseWeakest } from './PractiseWeakest';
import { RecentTest } from './RecentTest';
import { usePerformance } from './usePerformance';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(15.5rem, 1fr) minmax(16rem, 1.1fr) minmax(0, 2fr)',
  gap: 12,
  '@media (max-width: 980px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  '@media (max-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const cardsSkeleton = (
  <Cards>
    <SkeletonBlock height={208} />
    <SkeletonBlock height={208} />
    <SkeletonBlock height={208} />
  </Cards>
);

const noQuiz = (
  <StateMessage
    tone="empty"
    text="No data found"
    action={
      <Button component={Link} variant="contained" to={paths.createQuiz.to()}>
        Create Quiz
      </Button>
    }
  />
);

/** /overall-performance: results over all quizzes, and what to practise next. */
export function PerformanceScreen() {
  const history = useHistory();
  const performance = usePerformance();
  const hasQuiz = history.data?.length !== 0;
  return (
    <>
      <PageHead title="Performance">
        {hasQuiz && performance.data !== undefined && <PractiseWeakest performance={performance.data} />}
      </PageHead>
      <ReviewFailure />
      <Stack spacing={2.5}>
        <RemoteContent
          remote={history}
          failure="The quizzes could not be loaded. Please try again."
          skeleton={cardsSkeleton}
          isEmpty={(rows) => rows.length === 0}
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
    <Cards>
      <RecentTest quiz={newest} performance={performance} />
      <LatestQuiz quiz={newest} quizzes={latest} />
      <ScoreTrend latest={latest} />
    </Cards>
  );
}
