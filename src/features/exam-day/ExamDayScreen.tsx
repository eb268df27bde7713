import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useDeviceRecord, useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { runningBlock } from '@/domain/exam-day/examDayModel';
import { currentDay, type ExamDay, finishedDays } from '@/domain/exam-day/examDayRecord';
import { ResumeDayLink } from '@/domain/resume/ResumeDayLink';
import { StudyTabs } from '@/domain/study/StudyTabs';
import { formatDateTime } from '@/shared/format/dates';
import { paths } from '@/shared/routing/paths';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { EndDayButton } from './EndDayButton';
import { examDaySaga } from './examDaySaga';
import { StartDay } from './overview/StartDay';

export const sagas = [examDaySaga];

/** /study/exam-day: starts or continues an exam day, and lists those that are over. */
export function ExamDayScreen() {
  const { state, data: day } = useDeviceRecord(currentDay, '');
  return (
    <StudyTabs tab="exam-day">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Exam day
      </Typography>
      <DeviceContent>
        <Stack spacing={2}>
          {state.status === 'pending' ? (
            <Skeleton height={320} />
          ) : day === undefined ? (
            <StartDay />
          ) : (
            <InProgress day={day} />
          )}
          <FinishedDays />
        </Stack>
      </DeviceContent>
    </StudyTabs>
  );
}

function InProgress({ day }: { readonly day: ExamDay }) {
  const isRunning = runningBlock(day) !== undefined;
  return (
    <TitledCard title={day.exam} isLow>
      <Typography color="textSecondary">
        {isRunning
          ? `Block ${day.started.length} of ${day.blocks} is in progress.`
          : `${day.started.length} of ${day.blocks} blocks done. The break is running.`}
      </Typography>
      <Stack direction="row">
        <ResumeDayLink day={day} variant="contained" />
        <EndDayButton day={day} />
      </Stack>
    </TitledCard>
  );
}

function FinishedDays() {
  const { data } = useDeviceRecords(finishedDays);
  const days = [...(data?.values() ?? [])].sort((a, b) => b.finishedAt - a.finishedAt);
  if (days.length === 0) return null;
  return (
    <TitledCard title="Exam days taken" isLow>
      <List>
        {days.map((day) => (
          <ListItem key={day.id} disableGutters>
            <MuiLink component={Link} to={paths.examDayResult.to({ dayId: day.id })}>
              {`${day.exam}, ${formatDateTime(day.finishedAt)}`}
            </MuiLink>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
