import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { dueText, nextDueText } from '@/features/study/practice/queue/practiceTexts';
import { cardSkeleton } from '@/features/study/skeletons';
import { formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';

interface DueCardProps {
  /** Undefined while it is being read. */
  readonly queue: PracticeQueue | undefined;
  readonly today: string;
}

/** How many missed questions are due, with a button to practice them. */
export function DueCard({ queue, today }: DueCardProps) {
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
