import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDate } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { ChartTable, useTableSwitch } from '@/shared/ui/table/tableSwitch';
import { AVERAGE, trendOf, type TrendPoint } from './trendModel';

const MAX_POINTS = 60;

/** px, height of the chart and of the table in its place. */
const HEIGHT = 160;

const noChart = <div style={{ height: HEIGHT }} />;

const TrendChart = lazyPart(async () => (await import('./TrendChart')).TrendChart, {
  placeholder: noChart,
  fallback: ({ points, hasAverage }) => <ScoreTable points={points} hasAverage={hasAverage} />,
});

interface ScoreTrendProps {
  /** Latest first. */
  readonly latest: readonly QuizHistoryRow[];
  /** Adds the moving average as a second line. */
  readonly hasAverage?: boolean;
}

export function ScoreTrend({ latest, hasAverage = false }: ScoreTrendProps) {
  const { isTable, tableSwitch } = useTableSwitch('chart');
  const points = useMemo(() => trendOf(latest, MAX_POINTS), [latest]);
  return (
    <TitledCard title="Score trend" action={tableSwitch}>
      {isTable ? (
        <ScoreTable points={points} hasAverage={hasAverage} />
      ) : (
        <TrendChart points={points} height={HEIGHT} hasAverage={hasAverage} />
      )}
    </TitledCard>
  );
}

interface ScoreTableProps {
  readonly points: readonly TrendPoint[];
  readonly hasAverage: boolean;
}

function ScoreTable({ points, hasAverage }: ScoreTableProps) {
  return (
    <ChartTable name="Score trend" height={HEIGHT}>
      <Table size="dense">
        <TableHead>
          <TableRow>
            <TableCell scope="col">Date</TableCell>
            <TableCell scope="col">Quiz</TableCell>
            <TableCell scope="col" align="right">
              Score
            </TableCell>
            {hasAverage && (
              <TableCell scope="col" align="right">
                {AVERAGE}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map(({ moment, title, percent, average }, index) => (
            <TableRow key={index}>
              <TableCell>{formatDate(moment)}</TableCell>
              <TableCell>{title}</TableCell>
              <TableCell align="right">{formatPercent(percent)}</TableCell>
              {hasAverage && <TableCell align="right">{formatPercent(average)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ChartTable>
  );
}
