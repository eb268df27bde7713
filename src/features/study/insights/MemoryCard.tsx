import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { inSlices } from '@/domain/study/counting/inSlices';
import { useCount } from '@/domain/study/counting/useCount';
import type { PracticeEntries, PracticeRecords } from '@/domain/study/practiceQueueModel';
import type { Pause } from '@/shared/browser/pause';
import { formatDate } from '@/shared/format/dates';
import { counted, formatCount, formatPercent } from '@/shared/format/numbers';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import { ChartTable, useTableSwitch } from '@/shared/ui/table/tableSwitch';
import { Figure } from './FigureCards';
import { TOO_FEW } from './insightsModel';
import { createMemoryCounter, type DueDay, MIN_REVIEWED } from './memoryModel';

/** Questions counted in one task: a few milliseconds, even on a slow phone. */
const QUESTIONS_AT_ONCE = 500;

/** px, height of the chart and of the table that replaces it. */
const HEIGHT = 160;

const TITLE = 'Due in the next 14 days';

const DueChart = lazyPart(async () => (await import('./DueChart')).DueChart, {
  placeholder: <div style={{ height: HEIGHT }} />,
  fallback: ({ ahead }) => <DueTable ahead={ahead} />,
});

const count = (entries: PracticeEntries, records: PracticeRecords, today: string) => async (pause: Pause) => {
  const { add, result } = createMemoryCounter(records, today);
  await inSlices(entries.values(), add, { weightOf: () => 1, most: QUESTIONS_AT_ONCE, pause });
  return result();
};

interface MemoryCardProps {
  /** Undefined while they are read. */
  readonly entries: PracticeEntries | undefined;
  readonly records: PracticeRecords | undefined;
  readonly today: string;
}

/** How much of the practiced questions is remembered, and when the next ones are due. */
export function MemoryCard({ entries, records, today }: MemoryCardProps) {
  const { isTable, tableSwitch } = useTableSwitch('chart');
  const memory = useCount(
    useMemo(
      () => (entries === undefined || records === undefined ? undefined : count(entries, records, today)),
      [entries, records, today],
    ),
  );
  if (memory === undefined) return <Skeleton height={300} />;
  const { remembered, reviewed, ahead } = memory;
  return (
    <TitledCard title="Memory" action={tableSwitch}>
      <Figure value={remembered === undefined ? TOO_FEW : formatPercent(remembered)}>
        {remembered === undefined
          ? `remembered: estimated once ${MIN_REVIEWED} questions have been practiced`
          : `remembered, estimated from ${counted(reviewed, 'practiced question')}`}
      </Figure>
      <Typography variant="h3">{TITLE}</Typography>
      {isTable ? <DueTable ahead={ahead} /> : <DueChart ahead={ahead} title={TITLE} height={HEIGHT} />}
    </TitledCard>
  );
}

function DueTable({ ahead }: { readonly ahead: readonly DueDay[] }) {
  return (
    <ChartTable name={TITLE} height={HEIGHT}>
      <SmallTable
        name={TITLE}
        headers={['Day', 'Questions']}
        rows={ahead.map(({ day, questions }) => [formatDate(day), formatCount(questions)])}
      />
    </ChartTable>
  );
}
