import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useUser } from '@/domain/session/currentUser';
import type { QuestionsByDay } from '@/domain/study/counting/studyDaysModel';
import { SettingsLink } from '@/domain/study/plan/SettingsLink';
import {
  doneText,
  examText,
  isOver,
  plannedDays,
  type StudyPlan,
  trackText,
} from '@/domain/study/plan/studyPlanModel';
import { useStudyPlan } from '@/domain/study/plan/useStudyPlan';
import { serverToday } from '@/domain/study/useToday';
import { cardSkeleton } from '@/features/study/skeletons';
import { download } from '@/shared/browser/download';
import { DownloadIcon } from '@/shared/icons/icons';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch } from '@/shared/store/hooks';

interface PlanCardProps {
  /** Undefined while the history is loading. */
  readonly answered: QuestionsByDay | undefined;
  readonly today: string;
}

/** Time left until the exam, and whether each day's questions were answered. */
export function PlanCard({ answered, today }: PlanCardProps) {
  const titleId = useId();
  const plan = useStudyPlan();
  if (plan === undefined) return cardSkeleton;
  const { examDay, goal } = plan;
  const isPlanned = examDay !== undefined || goal !== undefined;
  return (
    <Card aria-labelledby={titleId}>
      <Stack direction="row" spacing="8px 16px" sx={{ justifyContent: 'space-between' }}>
        <div>
          <Typography variant="cardTitle" id={titleId}>
            Plan
          </Typography>
          {examDay !== undefined && <Typography variant="display">{examText(examDay, today)}</Typography>}
          {isOver(plan, today) && (
            <Typography variant="note">
              Choose the next one in <SettingsLink />.
            </Typography>
          )}
          {goal !== undefined && !isOver(plan, today) && (
            <Stack
              direction="row"
              spacing="0 16px"
              sx={{ minHeight: 24, visibility: answered === undefined ? 'hidden' : 'visible' }}
            >
              <span>{doneText(goal, answered ?? NOTHING, today)}</span>
              <span>{trackText(plan, answered ?? NOTHING, today)}</span>
            </Stack>
          )}
          {!isPlanned && (
            <Typography variant="note">
              Set an exam date and how many questions you want to answer a day in <SettingsLink />.
            </Typography>
          )}
        </div>
        {plannedDays(plan, today).length > 0 && <CalendarButton plan={plan} />}
      </Stack>
    </Card>
  );
}

const NOTHING: QuestionsByDay = new Map();

function CalendarButton({ plan }: { readonly plan: StudyPlan }) {
  const dispatch = useAppDispatch();
  const { id: userId } = useUser();
  const save = async (): Promise<void> => {
    try {
      const { studyCalendar } = await import('@/domain/study/plan/studyCalendar');
      const file = studyCalendar({ days: plannedDays(plan, serverToday()), userId, now: serverNow() });
      download('qlearn-study-plan.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    } catch {
      dispatch(
        notificationAdded({
          severity: 'error',
          text: 'The calendar could not be made. Please try again.',
        }),
      );
    }
  };
  return (
    <Button startIcon={<DownloadIcon size={18} />} onClick={() => void save()}>
      Download calendar
    </Button>
  );
}
