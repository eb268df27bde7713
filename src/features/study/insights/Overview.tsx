import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useQuizHistory } from '@/domain/performance/useQuizHistory';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { useAttempts, useCount, useStudyDays } from '@/domain/study/counting/useCount';
import { useMissedQuestions } from '@/domain/study/miss-reasons/useMissedQuestions';
import { isBeforeExam } from '@/domain/study/plan/studyPlanModel';
import { useStudyPlan } from '@/domain/study/plan/useStudyPlan';
import { useToday } from '@/domain/study/useToday';
import { PlanCard } from '@/features/study/plan/PlanCard';
import { useAhead } from '@/features/study/practice/queue/useAhead';
import { usePracticeQueue } from '@/features/study/practice/queue/usePracticeQueue';
import { paths } from '@/shared/routing/paths';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { CardArea, CardGrid, insightsSkeleton, overviewSkeleton } from './Cards';
import { DueCard } from './DueCard';
import { HISTORY_FAILURE, InsightCards } from './InsightCards';
import { countInsights } from './insightsModel';
import { MemoryCard } from './MemoryCard';
import { WhyCard } from './WhyCard';

const NO_ROWS: readonly [] = [];

export function Overview({ userId }: { readonly userId: string }) {
  const history = useQuizHistory();
  const attempts = useAttempts();
  const insights = useCount(
    useMemo(() => (attempts === undefined ? undefined : countInsights(attempts)), [attempts]),
  );
  const today = useToday();
  const { entries, records, queue } = usePracticeQueue(attempts, today);
  const missed = useMissedQuestions();
  const ahead = useAhead(entries, records, today);
  const plan = useStudyPlan();
  const days = useStudyDays({ attempts, rows: history.data ?? NO_ROWS, records });
  if (attempts === undefined || insights === undefined || days === undefined) return overviewSkeleton;
  const isHistoryKnown = history.data !== undefined || history.state.status === 'error';
  const cards = <InsightCards userId={userId} insights={insights} byDay={days.submitted} history={history} />;
  return (
    <CardGrid>
      <CardArea width="full">
        <PlanCard answered={isHistoryKnown ? days.answered : undefined} today={today} />
      </CardArea>
      {plan !== undefined && isBeforeExam(plan, today) && (
        <CardArea width="full">
          <TitledCard title="Before the exam" isLow>
            <Stack direction="row" spacing="8px 16px" sx={{ justifyContent: 'space-between' }}>
              <span>
                What is nearly there, your rules, and what you know: nothing new, no due date changes.
              </span>
              <Button component={Link} to={paths.lastLook.to()}>
                Last look
              </Button>
            </Stack>
          </TitledCard>
        </CardArea>
      )}
      <CardArea width="full">
        <DueCard queue={queue} today={today} />
      </CardArea>
      {(entries === undefined || entries.size > 0) && (
        <CardArea width="full">
          <MemoryCard entries={entries} records={records} today={today} />
        </CardArea>
      )}
      {(attempts.length > 0 || (missed !== undefined && missed.size > 0)) && (
        <CardArea width="full">
          <WhyCard attempts={attempts} missed={missed} queue={queue} ahead={ahead} />
        </CardArea>
      )}
      {attempts.length > 0 ? (
        cards
      ) : (
        <CardArea width="full">
          <RemoteContent
            remote={history}
            failure={HISTORY_FAILURE}
            skeleton={<CardGrid>{insightsSkeleton}</CardGrid>}
            empty={<NoQuiz />}
          >
            {() => <CardGrid>{cards}</CardGrid>}
          </RemoteContent>
        </CardArea>
      )}
    </CardGrid>
  );
}

function NoQuiz() {
  return (
    <StateMessage
      text="No finished quiz yet. Create a quiz and submit it: your activity, pace and coverage are shown here."
      action={<CreateQuizLink />}
    />
  );
}
