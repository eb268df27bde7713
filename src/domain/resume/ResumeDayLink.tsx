import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { attempts } from '@/domain/attempt/attemptRecord';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { pathOfDay } from '@/domain/exam-day/days';
import { runningBlock } from '@/domain/exam-day/examDayModel';
import type { ExamDay } from '@/domain/exam-day/examDayRecord';

interface ResumeDayLinkProps {
  readonly day: ExamDay;
  readonly variant: NonNullable<ButtonProps['variant']>;
}

/** 'Resume exam day': leads to the break, or to the item at which this device left the block. */
export function ResumeDayLink({ day, variant }: ResumeDayLinkProps) {
  const { data: attempt } = useDeviceRecord(attempts, runningBlock(day)?.quizId ?? '');
  return (
    <Button component={Link} variant={variant} to={pathOfDay(day, attempt?.currentItem)}>
      Resume exam day
    </Button>
  );
}
