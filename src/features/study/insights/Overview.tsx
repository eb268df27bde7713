import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ScoreTrend } from '@/domain/performance/trend/ScoreTrend';
import { latestFirst } from '@/domain/performance/trend/trendModel';
import { useQuizHistory } from '@/domain/performance/useQuizHistory';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { inSlices } from '@/domain/study/counting/inSlices';
import type { QuestionsByDay } from '@/domain/study/counting/studyDaysModel';
import { useAttempts, useCount, useStudyDays } from '@/domain/study/counting/useCount';
import { useMissedQuestions } from '@/domain/study/miss-reasons/useMissedQuestions';
import { isBeforeExam } from '@/domain/study/plan/studyPlanModel';
import { useStudyPlan } from '@/domain/study/plan/useStudyPlan';
import type { PracticeEntries, PracticeQueue, PracticeRecords } from '@/domain/study/practiceQueueModel';
import { useToday } from '@/domain/study/useToday';
import { PlanCard } from '@/features/study/plan/PlanCard';
import { dueText, nextDueText } from '@/features/study/practice/queue/practiceTexts';
import { useAhead } from '@/features/study/practice/queue/useAhead';
import { usePracticeQueue } from '@/features/study/practice/queue/usePracticeQueue';
import { cardSkeleton } from '@/features/study/skeletons';
import type { QuizHistoryRow } from '@/shared/api/performance';
import type { Pause } from '@/shared/browser/pause';
import { formatDate } from '@/shared/format/dates';
import { counted, formatCount, formatPercent } from '@/shared/format/numbers';
import type { Remote } from '@/shared/remote/remoteState';
import { paths } from '@/shared/routing/paths';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import { ChartTable, useTableSwitch } from '@/shared/ui/table/tableSwitch';
import { ActivityCard } from './ActivityCard';
import { CardArea, CardGrid, insightsSkeleton, overviewSkeleton } from './Cards';
import { CoverageCard } from './CoverageCard';
import { ChangesCard, ConfidenceCard, Figure, PacingCard } from './FigureCards';
import { countInsights, type Insights, TOO_FEW } from './insightsModel';
import { createMemoryCounter, type DueDay, MIN_REVIEWED } from './memoryModel';
import { WhyCard } from './WhyCard';

const NO_ROWS: readonly [] = [];
const FAILURE = 'The quizzes could not be loaded. Please try again.';

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
            failure={FAILURE}
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

interface InsightCardsProps {
  readonly userId: string;
  readonly insights: Insights;
  readonly byDay: QuestionsByDay;
  readonly history: Remote<readonly QuizHistoryRow[]>;
}

function InsightCards({ userId, insights, byDay, history }: InsightCardsProps) {
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
        <RemoteContent remote={history} failure={FAILURE} skeleton={<Skeleton height={260} />}>
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

function NoQuiz() {
  return (
    <StateMessage
      text="No finished quiz yet. Create a quiz and submit it: your activity, pace and coverage are shown here."
      action={<CreateQuizLink />}
    />
  );
}

interface DueCardProps {
  /** Undefined while it is being read. */
  readonly queue: PracticeQueue | undefined;
  readonly today: string;
}

/** How many missed questions are due, with a button to practice them. */
function DueCard({ queue, today }: DueCardProps) {
  const titleId = useId();
  if (queue === undefined) return cardSkeleton;
  const { due, waiting } = queue;
  return (
    <Card aria-labelledby={titleId}>
      <Stack direction="row" spacing="8px 16px" sx={{ justifyContent: 'space-between' }}>
        <div>
          <Typography variant="cardTitle" id={titleId}>
            Due today
          </Typography>
          <Typography variant="display">{dueText(due.length)}</Typography>
          <Typography variant="note">
            {waiting === 0
              ? 'What you miss, guess or mark in a quiz is due here on the next day.'
              : [`${formatCount(waiting)} in the queue.`, nextDueText(queue, today)].join(' ')}
          </Typography>
        </div>
        <Stack direction="row">
          <Button component={Link} to={paths.lastLook.to()}>
            Practice ahead
          </Button>
          {due.length > 0 && (
            <Button component={Link} variant="contained" to={paths.practice.to()}>
              Start
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

/** Questions counted in one task: a few milliseconds, even on a slow phone. */
const QUESTIONS_AT_ONCE = 500;
/** px, height of the chart and of the table that replaces it. */
const HEIGHT = 160;
const TITLE = 'Due in the next 14 days';

const DueChart = lazyPart(async () => (await import('./DueChart')).DueChart, {
  placeholder: <div style={{ height: HEIGHT }} />,
  fallback: ({ ahead }) => <DueTable ahead={ahead} />,
});

const count = (entries: PracticeEntries, records: PracticeRecords, today: string) => async (pause: Pause) => {
  const { add, result } = createMemoryCounter(records, today);
  await inSlices(entries.values(), add, { weightOf: () => 1, most: QUESTIONS_AT_ONCE, pause });
  return result();
};

interface MemoryCardProps {
  /** Undefined while they are read. */
  readonly entries: PracticeEntries | undefined;
  readonly records: PracticeRecords | undefined;
  readonly today: string;
}

/** How much of the practiced questions is remembered, and when the next ones are due. */
export function MemoryCard({ entries, records, today }: MemoryCardProps) {
  const { isTable, tableSwitch } = useTableSwitch('chart');
  const memory = useCount(
    useMemo(
      () => (entries === undefined || records === undefined ? undefined : count(entries, records, today)),
      [entries, records, today],
    ),
  );
  if (memory === undefined) return <Skeleton height={300} />;
  const { remembered, reviewed, ahead } = memory;
  return (
    <TitledCard title="Memory" action={tableSwitch}>
      <Figure value={remembered === undefined ? TOO_FEW : formatPercent(remembered)}>
        {remembered === undefined
          ? `remembered: estimated once ${MIN_REVIEWED} questions have been practiced`
          : `remembered, estimated from ${counted(reviewed, 'practiced question')}`}
      </Figure>
      <Typography variant="h3">{TITLE}</Typography>
      {isTable ? <DueTable ahead={ahead} /> : <DueChart ahead={ahead} title={TITLE} height={HEIGHT} />}
    </TitledCard>
  );
}

function DueTable({ ahead }: { readonly ahead: readonly DueDay[] }) {
  return (
    <ChartTable name={TITLE} height={HEIGHT}>
      <SmallTable
        name={TITLE}
        headers={['Day', 'Questions']}
        rows={ahead.map(({ day, questions }) => [formatDate(day), formatCount(questions)])}
      />
    </ChartTable>
  );
}
