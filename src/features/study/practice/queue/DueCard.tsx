import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { vars } from '@/shared/theme/vars';
import { Card } from '@/shared/ui/layout/Card';
import { dueText, nextDueText } from './practiceTexts';
import { dueSkeleton } from './skeletons';
import { usePracticeQueue } from './usePracticeQueue';
import { useToday } from './useToday';

const Strip = styled(Card)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 76,
  '& > div': { minWidth: 0 },
  '& .soft': { font: vars.font.body2 },
});

interface DueCardProps {
  readonly userId: string;
  readonly attempts: readonly FinishedAttempt[];
}

/** How many missed questions are due, and the way to practise them. */
export function DueCard({ userId, attempts }: DueCardProps) {
  const today = useToday();
  const { queue } = usePracticeQueue(userId, attempts, today);
  const titleId = useId();
  if (queue === undefined) return dueSkeleton;
  const { due, waiting } = queue;
  return (
    <Strip aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>Due today</h2>
        <p className="figure">{dueText(due.length)}</p>
        <p className="soft">
          {waiting === 0
            ? 'What you miss, guess or mark in a quiz is due here on the next day.'
            : [`${formatCount(waiting)} in the queue.`, nextDueText(queue, today)].join(' ')}
        </p>
      </div>
      {due.length > 0 && (
        <Button component={Link} variant="contained" to={paths.practice.to()}>
          Start
        </Button>
      )}
    </Strip>
  );
}
