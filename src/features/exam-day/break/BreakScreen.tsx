import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { pathOfDay } from '@/domain/exam-day/days';
import { breakDeadline, partOf, runningBlock } from '@/domain/exam-day/examDayModel';
import { currentDay, type ExamDay } from '@/domain/exam-day/examDayRecord';
import { startQuiz } from '@/domain/quiz/startQuiz';
import { EndDayButton } from '@/features/exam-day/EndDayButton';
import { examDaySaga, nextBlockClicked } from '@/features/exam-day/examDaySaga';
import { shortageText, useBlockQuestions } from '@/features/exam-day/useBlockQuestions';
import { useOnline } from '@/shared/browser/useOnline';
import { spokenDuration } from '@/shared/format/durations';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TimeLeft, useSecondsUntil } from './TimeLeft';

export const sagas = [examDaySaga];

const WAITING = 'The next block needs a network connection. The break continues.';

/** /study/exam-day/break: the time between two blocks. */
export function BreakScreen() {
  const { state, data: day } = useDeviceRecord(currentDay, '');
  return (
    <>
      <PageHead title="Exam day" />
      <DeviceContent>
        {state.status === 'pending' ? (
          <Skeleton height={240} />
        ) : day === undefined ? (
          <NoDay />
        ) : runningBlock(day) === undefined ? (
          <Break day={day} />
        ) : (
          <Navigate to={pathOfDay(day)} replace />
        )}
      </DeviceContent>
    </>
  );
}

function NoDay() {
  return (
    <StateMessage
      text="No exam day is in progress."
      action={
        <Button component={Link} to={paths.examDay.to()}>
          Exam day
        </Button>
      }
    />
  );
}

function Break({ day }: { readonly day: ExamDay }) {
  const deadline = breakDeadline(day);
  return (
    <TitledCard title="Break" isLow>
      <Typography color="textSecondary">
        {`${day.exam}: ${day.started.length} of ${day.blocks} blocks done`}
      </Typography>
      {deadline !== undefined && <BreakTimer deadline={deadline} />}
      <NextBlock day={day} />
    </TitledCard>
  );
}

function NextBlock({ day }: { readonly day: ExamDay }) {
  const dispatch = useAppDispatch();
  const isOnline = useOnline();
  const isCreating = useSelector((root) => startQuiz.selectState(root).status === 'pending');
  const { data: count } = useBlockQuestions(day, isOnline);
  // If they could not be counted, the server says whether there are enough.
  const wanted = partOf(day, day.started.length).items;
  const items = Math.min(wanted, count?.eligibleQuestionCount ?? wanted);
  const canStart = isOnline && items > 0;
  return (
    <>
      <Typography role="status">{isOnline ? shortageText('next', items, wanted) : WAITING}</Typography>
      <Stack direction="row">
        <Button
          variant="contained"
          aria-busy={isCreating}
          aria-disabled={!canStart}
          onClick={() => {
            if (canStart && !isCreating) dispatch(nextBlockClicked({ items }));
          }}
        >
          Next block
        </Button>
        <EndDayButton day={day} />
      </Stack>
    </>
  );
}

/** Time until a deadline by the server's clock; after the deadline, the time overdrawn. */
export function BreakTimer({ deadline }: { readonly deadline: number }) {
  const seconds = useSecondsUntil(deadline);
  return (
    <div>
      <TimeLeft label="Break time left" seconds={seconds} />
      <Typography role="status" color="textSecondary">
        {seconds <= 0 && 'The break is over. What is overdrawn is taken from the minutes of the next block.'}
      </Typography>
      {seconds < 0 && <Typography>{`Overdrawn: ${spokenDuration(-seconds)}`}</Typography>}
    </div>
  );
}
