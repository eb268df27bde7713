import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { inSlices } from '@/domain/study/counting/inSlices';
import { useCount } from '@/domain/study/counting/useCount';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import {
  COUNTED_ITEMS,
  createReasonCounter,
  MISS_REASONS,
  type MissedQuestions,
  type MissReason,
  REASON_NAMES,
} from '@/domain/study/miss-reasons/missReasonModel';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { withReasonOf } from '@/features/study/practice/queue/reasonFilter';
import type { Pause } from '@/shared/browser/pause';
import { counted, formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { vars } from '@/shared/theme/vars';
import { Hint } from '@/shared/ui/controls/IconAction';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import { MIN_ANSWERS } from './insightsModel';

/** Answers, or questions, counted in one task: a few milliseconds, even on a slow phone. */
const COUNTED_PER_TASK = 1_000;

export const countReasons =
  (attempts: readonly FinishedAttempt[], missed: MissedQuestions) => async (pause: Pause) => {
    const counter = createReasonCounter(missed);
    await inSlices(attempts.toReversed(), counter.addAttempt, {
      weightOf: ({ items }) => items.length,
      most: COUNTED_PER_TASK,
      pause,
    });
    await inSlices(missed.values(), counter.addPracticed, {
      weightOf: () => 1,
      most: COUNTED_PER_TASK,
      pause,
    });
    return counter.result();
  };

const Times = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minWidth: 'min(360px, 26vw)',
});

const ReasonBar = styled('div')({
  height: 8,
  borderRadius: 4,
  background: vars.palette.primary.main,
  '@media (forced-colors: active)': { background: 'CanvasText' },
});

interface WhyCardProps {
  /** Oldest first. */
  readonly attempts: readonly FinishedAttempt[];
  /** Undefined while they are being read. */
  readonly missed: MissedQuestions | undefined;
  readonly queue: PracticeQueue | undefined;
  /** Questions that are not due. */
  readonly ahead: readonly string[] | undefined;
}

/** How often each reason was given for the latest missed items, with its questions to practice. */
export function WhyCard({ attempts, missed, queue, ahead }: WhyCardProps) {
  const counts = useCount(
    useMemo(() => (missed === undefined ? undefined : countReasons(attempts, missed)), [attempts, missed]),
  );
  if (counts === undefined || missed === undefined) return <Skeleton height={300} />;
  const given = MISS_REASONS.reduce((sum, reason) => sum + counts[reason], 0);
  const most = Math.max(...MISS_REASONS.map((reason) => counts[reason]));
  return (
    <TitledCard title="Why I miss" isLow>
      {given < MIN_ANSWERS ? (
        <Typography color="textSecondary">
          {`Shown once ${MIN_ANSWERS} reasons are given. Say why in the review of a quiz, below a missed question.`}
        </Typography>
      ) : (
        <>
          <SmallTable
            name="Why I miss"
            headers={['Reason', 'Times', 'Due']}
            rows={MISS_REASONS.map((reason) => [
              REASON_NAMES[reason],
              <Times key="times">
                <ReasonBar aria-hidden="true" style={{ width: `${(85 * counts[reason]) / most}%` }} />
                <span>{formatCount(counts[reason])}</span>
              </Times>,
              <DueWithReason key="due" {...{ reason, missed, queue, ahead }} />,
            ])}
          />
          <Typography variant="note">
            {`${counted(given, 'reason')} given for the latest ${formatCount(COUNTED_ITEMS)} missed questions.`}
          </Typography>
        </>
      )}
    </TitledCard>
  );
}

interface DueWithReasonProps extends Pick<WhyCardProps, 'queue' | 'ahead'> {
  readonly reason: MissReason;
  readonly missed: MissedQuestions;
}

/** Where none is due, the others are looked at without a grade. */
function DueWithReason({ reason, missed, queue, ahead }: DueWithReasonProps) {
  const due = useMemo(
    () => (queue === undefined ? 0 : withReasonOf(queue.due, missed, reason).length),
    [queue, missed, reason],
  );
  const waiting = useMemo(
    () => (due > 0 || ahead === undefined ? 0 : withReasonOf(ahead, missed, reason).length),
    [due, ahead, missed, reason],
  );
  const practice = due > 0 ? paths.practice.to() : paths.practiceAhead.to();
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'nowrap' }}>
      <span>{formatCount(due)}</span>
      {(due > 0 || waiting > 0) && (
        <Hint text={`Practice what was missed for the reason ‘${REASON_NAMES[reason]}’`}>
          <Button component={Link} size="small" to={`${practice}?reason=${reason}`}>
            Practice
          </Button>
        </Hint>
      )}
    </Stack>
  );
}
