import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { formatDate, formatMonthDay } from '@/shared/format/dates';
import { formatCount } from '@/shared/format/numbers';
import { counted } from '@/shared/format/numbers';
import { vars } from '@/shared/theme/vars';
import { Card } from '@/shared/ui/layout/Card';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import {
  type CalendarDay,
  calendarOf,
  type CalendarWeek,
  type QuestionsByDay,
  streakOf,
  WEEKDAYS,
  WEEKS,
} from './activityModel';
import { InsightTable } from './InsightTable';

interface ActivityCardProps {
  readonly byDay: QuestionsByDay;
  /** The local day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Said where some quizzes are missing. */
  readonly gap: string | undefined;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

const Scroller = styled('div')({ maxHeight: 240, overflow: 'auto' });

const Calendar = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${WEEKS}, minmax(0, 1fr))`,
  gridTemplateRows: 'repeat(7, auto)',
  gridAutoFlow: 'column',
  gap: 3,
  maxWidth: 560,
  '& > i': { aspectRatio: '1', borderRadius: 2, background: vars.palette.background.sunken },
  '& > [data-level="1"]': level(30),
  '& > [data-level="2"]': level(60),
  '& > [data-level="3"]': level(100),
  '@media (max-width: 600px)': { gap: 2 },
  '@media (forced-colors: active)': {
    '& > i': { border: '1px solid GrayText' },
    '& > [data-level]:not([data-level="0"])': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

function level(percent: number) {
  return {
    background: `color-mix(in srgb, ${vars.palette.primary.main} ${percent}%, ${vars.palette.background.sunken})`,
  };
}

const Ends = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 560,
  color: vars.palette.text.secondary,
  font: vars.font.caption,
});

/** Questions from which on a day is darker. */
const LEVELS = [1, 20, 40] as const;

const levelOf = (questions: number): number => LEVELS.filter((least) => questions >= least).length;

const titleOf = ({ day, questions }: CalendarDay): string =>
  `${formatDate(day)}: ${counted(questions, 'question')}`;

/** The days on which quizzes were submitted, as a calendar and as a table. */
export function ActivityCard({ byDay, today, gap }: ActivityCardProps) {
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  const weeks = useMemo(() => calendarOf(byDay, today), [byDay, today]);
  const streak = useMemo(() => streakOf(byDay, today), [byDay, today]);
  const active = weeks.flatMap(({ days }) => days).filter(({ questions }) => questions > 0);
  const total = active.reduce((sum, { questions }) => sum + questions, 0);
  const table = <WeekTable weeks={weeks} />;
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Activity</h2>
        <Button size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as calendar' : 'Show as table'}
        </Button>
      </Head>
      <p className="figure">{formatCount(streak)} day streak</p>
      {isTable ? (
        <Scroller role="region" aria-label="Activity as a table" tabIndex={0}>
          {table}
        </Scroller>
      ) : (
        <>
          <CalendarGrid weeks={weeks} />
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
      <p className="soft">
        {counted(total, 'question')} on {counted(active.length, 'day')} of the last {WEEKS} weeks
      </p>
      {gap !== undefined && <p className="soft">{gap}</p>}
    </Card>
  );
}

function CalendarGrid({ weeks }: { readonly weeks: readonly CalendarWeek[] }) {
  return (
    <div aria-hidden="true">
      <Calendar>
        {weeks.flatMap(({ days }) =>
          days.map((day) => <i key={day.day} data-level={levelOf(day.questions)} title={titleOf(day)} />),
        )}
      </Calendar>
      <Ends>
        <span>{formatMonthDay(weeks[0]?.days[0]?.day)}</span>
        <span>Today</span>
      </Ends>
    </div>
  );
}

function WeekTable({ weeks }: { readonly weeks: readonly CalendarWeek[] }) {
  return (
    <InsightTable
      name="Questions by day"
      headers={['Week from', ...WEEKDAYS]}
      rows={weeks
        .toReversed()
        .map(({ name, days }) => [name, ...WEEKDAYS.map((_, index) => days[index]?.questions ?? '')])}
    />
  );
}
