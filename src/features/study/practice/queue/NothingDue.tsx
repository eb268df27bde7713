import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { paths } from '@/shared/routing/paths';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { dueText, nextDueText } from './practiceTexts';

interface NothingDueProps {
  readonly queue: PracticeQueue;
  /** Whether a question was ever missed, guessed or marked. */
  readonly hasEntries: boolean;
  readonly today: string;
  readonly onStart: () => void;
}

/** A queue without a question due: what comes next, and what one can do now. */
export function NothingDue({ queue, hasEntries, today, onStart }: NothingDueProps) {
  // The page was left open until something is due.
  if (queue.due.length > 0) {
    return (
      <StateMessage
        tone="empty"
        text={`${dueText(queue.due.length)}.`}
        action={
          <Button variant="contained" onClick={onStart}>
            Start
          </Button>
        }
      />
    );
  }
  const next = nextDueText(queue, today);
  return (
    <StateMessage
      tone="empty"
      text={
        hasEntries
          ? `${dueText(0)}${next === '' ? ': every question has left the queue' : `. ${next}`}.`
          : `${dueText(0)}. What you miss, guess or mark in a quiz is due here on the next day.`
      }
      action={
        <Button component={Link} variant="contained" to={paths.createQuiz.to()}>
          Create Quiz
        </Button>
      }
    />
  );
}
