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
  formerDays,
  isOver,
  notedWith,
  plannedDays,
  trackText,
} from '@/domain/study/plan/studyPlanModel';
import { useStudyPlan } from '@/domain/study/plan/useStudyPlan';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { serverToday } from '@/domain/study/useToday';
import { cardSkeleton } from '@/features/study/skeletons';
import { download } from '@/shared/browser/download';
import { counted } from '@/shared/format/numbers';
import { DownloadIcon } from '@/shared/icons/icons';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch } from '@/shared/store/hooks';
import { Hint } from '@/shared/ui/controls/IconAction';

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
  const days = plannedDays(plan, today);
  const former = formerDays(days, plan.noted, today);
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
        {(days.length > 0 || former.length > 0) && <CalendarButton former={former.length} />}
      </Stack>
    </Card>
  );
}

const IMPORT =
  'Import each file into the same calendar. Google Calendar and Apple Calendar replace the days they know by ' +
  'those of the file; Outlook may add them beside the former ones: delete its former calendar first.';

const NOTHING: QuestionsByDay = new Map();

/** `former`: how many days of an earlier file are no longer planned. */
function CalendarButton({ former }: { readonly former: number }) {
  const dispatch = useAppDispatch();
  const { id: userId } = useUser();
  const save = async (): Promise<void> => {
    // They are read again: another tab may have changed them, or this click came before the hook had read them.
    const settings = await studySettings.read(userId, '');
    if (settings === undefined) return;
    const today = serverToday();
    const days = plannedDays(settings, today);
    try {
      const { studyCalendar } = await import('@/domain/study/plan/studyCalendar');
      const cancelled = formerDays(days, settings.noted, today);
      const file = studyCalendar({ days, formerDays: cancelled, userId, now: serverNow() });
      download('qlearn-study-plan.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
      void studySettings.write(userId, '', { ...settings, noted: notedWith(days, settings.noted) });
    } catch {
      dispatch(
        notificationAdded({
          severity: 'error',
          text: 'The calendar could not be created. Please try again.',
        }),
      );
    }
  };
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', maxWidth: '26rem' }}>
      <Hint text={IMPORT}>
        <Button startIcon={<DownloadIcon size={18} />} onClick={() => void save()}>
          Download calendar
        </Button>
      </Hint>
      {former > 0 && (
        <Typography variant="note">
          {`The file cancels ${counted(former, 'day')} of an earlier one. ${IMPORT}`}
        </Typography>
      )}
    </Stack>
  );
}
