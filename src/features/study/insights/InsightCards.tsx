import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { ScoreTrend } from '@/domain/performance/trend/ScoreTrend';
import { latestFirst } from '@/domain/performance/trend/trendModel';
import type { QuestionsByDay } from '@/domain/study/counting/studyDaysModel';
import { useToday } from '@/domain/study/useToday';
import type { QuizHistoryRow } from '@/shared/api/performance';
import type { Remote } from '@/shared/remote/remoteState';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { ActivityCard } from './ActivityCard';
import { CardArea } from './Cards';
import { CoverageCard } from './CoverageCard';
import { ChangesCard, ConfidenceCard, PacingCard } from './FigureCards';
import type { Insights } from './insightsModel';

export const HISTORY_FAILURE = 'The quizzes could not be loaded. Please try again.';

interface InsightCardsProps {
  readonly userId: string;
  readonly insights: Insights;
  readonly byDay: QuestionsByDay;
  readonly history: Remote<readonly QuizHistoryRow[]>;
}

export function InsightCards({ userId, insights, byDay, history }: InsightCardsProps) {
  const today = useToday();
  const isFailed = history.state.status === 'error';
  return (
    <>
      <CardArea width="wide">
        <ActivityCard
          byDay={byDay}
          today={today}
          gap={
            isFailed ? 'Without the quizzes of other devices: the history could not be loaded.' : undefined
          }
        />
      </CardArea>
      <CardArea width="wide">
        <RemoteContent remote={history} failure={HISTORY_FAILURE} skeleton={<Skeleton height={260} />}>
          {(rows) => <Trend rows={rows} />}
        </RemoteContent>
      </CardArea>
      {insights.answered === 0 ? (
        <CardArea width="full">
          <StateMessage text="No answers on this device yet. Pacing, answer changes, confidence and coverage are counted from the quizzes that you finish here." />
        </CardArea>
      ) : (
        <>
          <CardArea>
            <PacingCard insights={insights} />
          </CardArea>
          <CardArea>
            <ChangesCard insights={insights} />
          </CardArea>
          <CardArea width="last">
            <ConfidenceCard insights={insights} />
          </CardArea>
          <CardArea width="full">
            <CoverageCard coverage={insights.coverage} userId={userId} />
          </CardArea>
        </>
      )}
    </>
  );
}

function Trend({ rows }: { readonly rows: readonly QuizHistoryRow[] }) {
  const latest = useMemo(() => latestFirst(rows), [rows]);
  return <ScoreTrend latest={latest} hasAverage />;
}
