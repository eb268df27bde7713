import Typography from '@mui/material/Typography';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { useQuizHistory } from '@/domain/performance/useQuizHistory';
import { useAttempts, useStudyDays } from '@/domain/study/counting/useCount';
import { SettingsLink } from '@/domain/study/plan/SettingsLink';
import {
  type DailyGoal,
  doneText,
  examText,
  isOver,
  type StudyPlan,
  trackText,
} from '@/domain/study/plan/studyPlanModel';
import { useStudyPlan } from '@/domain/study/plan/useStudyPlan';
import { practice } from '@/domain/study/practiceRecord';
import { useToday } from '@/domain/study/useToday';
import { PlanArea } from '@/features/create-quiz/createQuizStyles';

/** Time left until the exam, and whether each day's questions were answered. */
export function PlanLine() {
  const plan = useStudyPlan();
  const today = useToday();
  if (plan === undefined) return <PlanArea />;
  const { examDay, goal } = plan;
  return (
    <PlanArea>
      {examDay !== undefined && <Typography variant="subtitle2">{examText(examDay, today)}</Typography>}
      {isOver(plan, today) && <SettingsLink />}
      {goal !== undefined && !isOver(plan, today) && <Progress plan={plan} goal={goal} today={today} />}
    </PlanArea>
  );
}

interface ProgressProps {
  readonly plan: StudyPlan;
  readonly goal: DailyGoal;
  readonly today: string;
}

/** Reads what was studied only if there is a goal. */
function Progress({ plan, goal, today }: ProgressProps) {
  const attempts = useAttempts();
  const { state, data } = useQuizHistory();
  const { data: records } = useDeviceRecords(practice);
  // Without a response of the server, what this device knows.
  const rows = data ?? (state.status === 'error' ? NO_ROWS : undefined);
  const days = useStudyDays({ attempts, rows, records });
  if (days === undefined) return null;
  return (
    <>
      <Typography variant="note">{doneText(goal, days.answered, today)}</Typography>
      <Typography variant="note">{trackText(plan, days.answered, today)}</Typography>
    </>
  );
}

const NO_ROWS: readonly [] = [];
