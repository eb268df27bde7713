import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo, useState } from 'react';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDate } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { Card } from '@/shared/ui/layout/Card';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { AVERAGE, trendOf, type TrendPoint } from './trendModel';

/** Largest number of points of the line. */
const POINTS = 60;

/** px, height of the chart and of the table in its place. */
const HEIGHT = 160;

const noChart = <div style={{ height: HEIGHT }} />;

const TrendChart = lazyPart(async () => (await import('./TrendChart')).TrendChart, {
  placeholder: noChart,
  fallback: ({ points, hasAverage }) => <ScoreTable points={points} hasAverage={hasAverage} />,
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

const TableView = styled('div')({
  height: HEIGHT,
  overflowY: 'auto',
  '& th, & td': { padding: '3px 6px', font: vars.font.body2 },
  '& th': { color: vars.palette.text.secondary, fontWeight: weights.medium },
  '& td:nth-of-type(n + 3), & th:nth-of-type(n + 3)': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface ScoreTrendProps {
  /** Latest first. */
  readonly latest: readonly QuizHistoryRow[];
  /** With the moving average, as a second line. */
  readonly hasAverage?: boolean;
}

/** The scores over time as a line, or as a table. */
export function ScoreTrend({ latest, hasAverage = false }: ScoreTrendProps) {
  const [isTable, setIsTable] = useState(false);
  const points = useMemo(() => trendOf(latest, POINTS), [latest]);
  return (
    <Card aria-label="Score trend">
      <Head>
        <h2>Score trend</h2>
        <Button size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Head>
      {isTable ? (
        <ScoreTable points={points} hasAverage={hasAverage} />
      ) : (
        <TrendChart points={points} height={HEIGHT} hasAverage={hasAverage} />
      )}
    </Card>
  );
}

interface ScoreTableProps {
  readonly points: readonly TrendPoint[];
  readonly hasAverage: boolean;
}

function ScoreTable({ points, hasAverage }: ScoreTableProps) {
  return (
    <TableView role="region" aria-label="Score trend as a table" tabIndex={0}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell scope="col">Date</TableCell>
            <TableCell scope="col">Quiz</TableCell>
            <TableCell scope="col">Score</TableCell>
            {hasAverage && <TableCell scope="col">{AVERAGE}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map(({ moment, title, percent, average }, index) => (
            <TableRow key={index}>
              <TableCell>{formatDate(moment)}</TableCell>
              <TableCell>{title}</TableCell>
              <TableCell>{formatPercent(percent)}</TableCell>
              {hasAverage && <TableCell>{formatPercent(average)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableView>
  );
}
