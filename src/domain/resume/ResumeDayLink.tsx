import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { pathOfDay } from '@/domain/exam-day/days';
import { runningBlock } from '@/domain/exam-day/examDayModel';
import type { ExamDay } from '@/domain/exam-day/examDayRecord';
import { useUser } from '@/domain/session/currentUser';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { loadJournal } from './loadJournal';

const findItem = createRemoteCall<{ readonly userId: string; readonly quizId: string }, number>({
  name: 'resume/itemOfDay',
  concurrency: 'latest',
  send: async ({ userId, quizId }) => (await (await loadJournal()).read(userId, quizId))?.currentItem ?? 1,
});

interface ResumeDayLinkProps {
  readonly day: ExamDay;
  readonly variant: NonNullable<ButtonProps['variant']>;
}

/** 'Resume exam day': leads to the break, or to the item at which this device left the block. */
export function ResumeDayLink({ day, variant }: ResumeDayLinkProps) {
  const { id: userId } = useUser();
  const quizId = runningBlock(day)?.quizId;
  const { data: item } = useRemote(
    findItem,
    { userId, quizId: quizId ?? '' },
    { when: quizId !== undefined },
  );
  return (
    <Button component={Link} variant={variant} to={pathOfDay(day, item)}>
      Resume exam day
    </Button>
  );
}
