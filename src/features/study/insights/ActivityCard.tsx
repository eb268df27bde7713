import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { QuestionsByDay } from '@/domain/study/counting/studyDaysModel';
import { formatDate, formatMonthDay } from '@/shared/format/dates';
import { counted, formatCount } from '@/shared/format/numbers';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import { ChartTable, useTableSwitch } from '@/shared/ui/table/tableSwitch';
import { type CalendarDay, calendarOf, type CalendarWeek, streakOf, WEEKDAYS, WEEKS } from './activityModel';

interface ActivityCardProps {
  readonly byDay: QuestionsByDay;
  /** The local day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Shown if some quizzes are missing. */
  readonly gap: string | undefined;
}

const Calendar = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${WEEKS}, minmax(0, 1fr))`,
  gridTemplateRows: 'repeat(7, auto)',
  gridAutoFlow: 'column',
  gap: 3,
  maxWidth: 560,
  [below('tablet')]: { gap: 2 },
});

const level = (at: number, percent: number) => ({
  props: { level: at },
  style: {
    background: `color-mix(in srgb, ${vars.palette.primary.main} ${percent}%, ${vars.palette.background.sunken})`,
    '@media (forced-colors: active)': { background: 'Highlight', border: 0, forcedColorAdjust: 'none' },
  },
});

const Day = styled('i')<{ readonly level: number }>({
  aspectRatio: '1',
  borderRadius: 2,
  background: vars.palette.background.sunken,
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
  variants: [level(1, 30), level(2, 60), level(3, 100)],
});

/** Number of questions at which a day becomes darker. */
const LEVELS = [1, 20, 40] as const;

const levelOf = (questions: number): number => LEVELS.filter((least) => questions >= least).length;

const titleOf = ({ day, questions }: CalendarDay): string =>
  `${formatDate(day)}: ${counted(questions, 'question')}`;

/** Days on which quizzes were submitted, as a calendar and as a table. */
export function ActivityCard({ byDay, today, gap }: ActivityCardProps) {
  const { isTable, tableSwitch } = useTableSwitch('calendar');
  const weeks = useMemo(() => calendarOf(byDay, today), [byDay, today]);
  const streak = useMemo(() => streakOf(byDay, today), [byDay, today]);
  const active = weeks.flatMap(({ days }) => days).filter(({ questions }) => questions > 0);
  const total = active.reduce((sum, { questions }) => sum + questions, 0);
  const table = <WeekTable weeks={weeks} />;
  return (
    <TitledCard title="Activity" action={tableSwitch}>
      <Typography variant="display">{`${formatCount(streak)} day streak`}</Typography>
      {isTable ? (
        <ChartTable name="Activity" maxHeight={240}>
          {table}
        </ChartTable>
      ) : (
        <>
          <CalendarGrid weeks={weeks} />
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
      <Typography color="textSecondary">{`${counted(total, 'question')} on ${counted(active.length, 'day')} of the last ${WEEKS} weeks`}</Typography>
      {gap !== undefined && <Typography color="textSecondary">{gap}</Typography>}
    </TitledCard>
  );
}

function CalendarGrid({ weeks }: { readonly weeks: readonly CalendarWeek[] }) {
  return (
    <div aria-hidden="true">
      <Calendar>
        {weeks.flatMap(({ days }) =>
          days.map((day) => <Day key={day.day} level={levelOf(day.questions)} title={titleOf(day)} />),
        )}
      </Calendar>
      <Stack direction="row" sx={{ justifyContent: 'space-between', maxWidth: 560 }}>
        <Typography variant="caption" color="textSecondary">
          {formatMonthDay(weeks[0]?.days[0]?.day)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          Today
        </Typography>
      </Stack>
    </div>
  );
}

function WeekTable({ weeks }: { readonly weeks: readonly CalendarWeek[] }) {
  return (
    <SmallTable
      name="Questions by day"
      headers={['Week from', ...WEEKDAYS]}
      rows={weeks
        .toReversed()
        .map(({ name, days }) => [name, ...WEEKDAYS.map((_, index) => days[index]?.questions ?? '')])}
    />
  );
}
