import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useDeviceRecord, useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { breaksTaken, minutesPaused } from '@/domain/exam-day/examDayModel';
import { type ExamDay, finishedDays } from '@/domain/exam-day/examDayRecord';
import { selectSubmission } from '@/domain/outbox/outboxSlice';
import { loadOverview } from '@/domain/performance/calls';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { formatDateTime } from '@/shared/format/dates';
import { formatMinutes } from '@/shared/format/durations';
import { counted, formatPercent } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { Columns } from '@/shared/ui/layout/Columns';
import { Facts } from '@/shared/ui/layout/Facts';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { FigureTable, Paper } from '@/shared/ui/print/Paper';
import { useIsPrinting } from '@/shared/ui/print/useIsPrinting';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import { type BlockScore, correctOf, halfPercents, percentOf, scoresOf } from './dayResultModel';

const NONE: ReadonlyMap<string, FinishedAttempt> = new Map();

/** Scores that the device does not know are read from the server. */
function useScores(
  day: ExamDay,
  attempts: ReadonlyMap<string, FinishedAttempt> | undefined,
): readonly BlockScore[] {
  const dispatch = useAppDispatch();
  const missing = useMemo(
    () =>
      attempts === undefined
        ? []
        : day.started
            .filter(({ quizId }) => correctOf(attempts.get(quizId)) === undefined)
            .map(({ quizId }) => quizId),
    [day, attempts],
  );
  // The last block may not have reached the server yet.
  const sent = useSelector(
    (root) => missing.filter((quizId) => selectSubmission(root, quizId)?.status === 'sent').length,
  );
  useEffect(() => {
    for (const quizId of missing) dispatch(loadOverview.actions.request({ quizId }));
  }, [dispatch, missing, sent]);
  const overviews = useSelector(
    (root) => missing.map((quizId) => loadOverview.selectData(root, quizId)),
    shallowEqual,
  );
  return useMemo(() => {
    const found = missing.flatMap((quizId, index) => {
      const overview = overviews[index];
      return overview === undefined ? [] : [[quizId, overview] as const];
    });
    return scoresOf(day, attempts ?? NONE, new Map(found));
  }, [day, attempts, missing, overviews]);
}

/** /study/exam-day/result/{dayId}: the results of the blocks of an exam day. */
export function DayResultScreen() {
  const { dayId = '' } = useParams();
  const { state, data: day } = useDeviceRecord(finishedDays, dayId);
  if (day !== undefined) return <DayResult day={day} />;
  return (
    <>
      <PageHead title="Exam day" />
      <DeviceContent>
        {state.status === 'pending' ? (
          <Skeleton height={320} />
        ) : (
          <StateMessage
            text="This exam day is not on this device."
            action={
              <Button component={Link} to={paths.examDay.to()}>
                Exam day
              </Button>
            }
          />
        )}
      </DeviceContent>
    </>
  );
}

function DayResult({ day }: { readonly day: ExamDay }) {
  const isPrinting = useIsPrinting();
  const attempts = useDeviceRecords(finishedAttempts).data;
  const scores = useScores(day, attempts);
  const printButton = useRef<HTMLButtonElement>(null);
  if (isPrinting) {
    return (
      <Paper>
        <Typography component="h1" variant="h1">{`Exam day result: ${day.exam}`}</Typography>
        <Typography>{formatDateTime(day.finishedAt)}</Typography>
        <PrintedFigures day={day} scores={scores} />
      </Paper>
    );
  }
  return (
    <>
      <PageHead title="Exam day">
        <Button
          ref={printButton}
          onClick={() => {
            window.print();
            printButton.current?.focus();
          }}
        >
          Print
        </Button>
        <Button component={Link} to={paths.examDay.to()}>
          All exam days
        </Button>
      </PageHead>
      <Typography variant="h2">Exam day result</Typography>
      <Typography
        color="textSecondary"
        sx={{ mb: 2 }}
      >{`${day.exam}, ${formatDateTime(day.finishedAt)}`}</Typography>
      <DayFigures day={day} scores={scores} />
    </>
  );
}

const DayChart = lazyPart(async () => (await import('./DayChart')).DayChart, {
  placeholder: <Skeleton height={220} />,
});

const percentText = (percent: number | undefined): string =>
  percent === undefined ? '–' : formatPercent(percent);

interface DayFiguresProps {
  readonly day: ExamDay;
  readonly scores: readonly BlockScore[];
}

function figuresOf({ day, scores }: DayFiguresProps): readonly (readonly [name: string, value: string])[] {
  const [first, second] = halfPercents(scores);
  const breaks = breaksTaken(day);
  const paused = minutesPaused(day);
  return [
    ['First half', percentText(first)],
    ['Second half', percentText(second)],
    ['Breaks', `${counted(breaks.count, 'break')}, ${counted(Math.round(breaks.seconds / 60), 'minute')}`],
    ['Blocks', `${day.started.length} of ${day.blocks}`],
    ...(paused > 0 ? [['Clock', `paused ${paused} min`] as const] : []),
  ];
}

function DayFigures({ day, scores }: DayFiguresProps) {
  return (
    <Columns tracks="minmax(0, 1fr) minmax(240px, 320px)" until="twoColumns" spacing={2}>
      <TitledCard title="Score by block">
        <DayChart scores={scores} />
        <BlockTable scores={scores} withLinks />
      </TitledCard>
      <TitledCard title="The whole day" isLow>
        <Facts facts={figuresOf({ day, scores })} />
      </TitledCard>
    </Columns>
  );
}

/** For paper: tables only. */
function PrintedFigures({ day, scores }: DayFiguresProps) {
  return (
    <>
      <FigureTable name="The whole day" figures={figuresOf({ day, scores })} />
      <BlockTable scores={scores} />
    </>
  );
}

interface BlockTableProps {
  readonly scores: readonly BlockScore[];
  readonly withLinks?: boolean;
}

function BlockTable({ scores, withLinks = false }: BlockTableProps) {
  return (
    <SmallTable
      name="Blocks"
      headers={['Block', 'Score', 'Correct', 'Time', ...(withLinks ? ['Result'] : [])]}
      rows={scores.map((score) => [
        String(score.blockNumber),
        percentText(percentOf([score])),
        `${score.correct ?? '–'} of ${score.block.items}`,
        formatMinutes(score.block.secondsUsed),
        ...(withLinks ? [<ResultLink key="result" score={score} />] : []),
      ])}
    />
  );
}

function ResultLink({ score: { blockNumber, block } }: { readonly score: BlockScore }) {
  return (
    <MuiLink component={Link} to={paths.result.to({ examId: block.quizId })}>
      {`Result of block ${blockNumber}`}
    </MuiLink>
  );
}
