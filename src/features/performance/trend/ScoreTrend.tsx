import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo, useState } from 'react';
import { Card } from '@/features/performance/Card';
import { trendOf, type TrendPoint } from '@/features/performance/performanceModel';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDate } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';

/** Largest number of points of the line. */
const POINTS = 60;

/** px, height of the chart and of the table in its place. */
const HEIGHT = 160;

const noChart = <div style={{ height: HEIGHT }} />;

const TrendChart = lazyPart(async () => (await import('./TrendChart')).TrendChart, {
  placeholder: noChart,
  fallback: ({ points }) => <ScoreTable points={points} />,
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
  '& td:last-child, & th:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** The scores over time as a line, or as a table. */
export function ScoreTrend({ latest }: { readonly latest: readonly QuizHistoryRow[] }) {
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
      {isTable ? <ScoreTable points={points} /> : <TrendChart points={points} height={HEIGHT} />}
    </Card>
  );
}

function ScoreTable({ points }: { readonly points: readonly TrendPoint[] }) {
  return (
    <TableView role="region" aria-label="Score trend as a table" tabIndex={0}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell scope="col">Date</TableCell>
            <TableCell scope="col">Quiz</TableCell>
            <TableCell scope="col">Score</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map(({ moment, title, percent }, index) => (
            <TableRow key={index}>
              <TableCell>{formatDate(moment)}</TableCell>
              <TableCell>{title}</TableCell>
              <TableCell>{formatPercent(percent)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableView>
  );
}
