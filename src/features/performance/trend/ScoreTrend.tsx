import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDate } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { Card } from '@/features/performance/Card';
import { type TrendPoint, trendOf } from '@/features/performance/performanceModel';
import { vars } from '@/shared/theme/vars';
import { weights } from '@/shared/theme/tokens';

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
  '& button': {
    minHeight: 28,
    padding: '2px 10px',
    border: `1px solid ${vars.palette.edge}`,
    borderRadius: vars.shape.borderRadius,
    background: 'none',
    color: vars.palette.primary.main,
    font: vars.font.body2,
    cursor: 'pointer',
  },
});

const TableView = styled('div')({
  height: HEIGHT,
  overflowY: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', font: vars.font.body2 },
  '& th, & td': { padding: '3px 6px', textAlign: 'start', borderBottom: `1px solid ${vars.palette.divider}` },
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
        <button type="button" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </button>
      </Head>
      {isTable ? <ScoreTable points={points} /> : <TrendChart points={points} height={HEIGHT} />}
    </Card>
  );
}

function ScoreTable({ points }: { readonly points: readonly TrendPoint[] }) {
  return (
    <TableView role="region" aria-label="Score trend as a table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Quiz</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ moment, title, percent }, index) => (
            <tr key={index}>
              <td>{formatDate(moment)}</td>
              <td>{title}</td>
              <td>{formatPercent(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableView>
  );
}
