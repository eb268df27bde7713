import { LineChart } from '@mui/x-charts/LineChart';
import { formatDate } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { useTheme } from '@/domain/session/useTheme';
import { seriesColours } from '@/shared/theme/tokens';
import type { TrendPoint } from '@/features/performance/performanceModel';

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  /** px */
  readonly height: number;
}

const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

/** Milliseconds. A longer trend shows the years, since days repeat. */
const LONG_SPAN = 300 * 86_400_000;

/** The line of scores; a chunk of its own, because the chart library is larger than the screen. */
export function TrendChart({ points, height }: TrendChartProps) {
  const theme = useTheme();
  const [first] = points;
  const last = points.at(-1);
  const isLong = first !== undefined && last !== undefined && last.moment - first.moment > LONG_SPAN;
  const tick = isLong ? MONTH_AND_YEAR : MONTH_AND_DAY;
  const summary =
    first === undefined || last === undefined
      ? ''
      : `From ${formatPercent(first.percent)} on ${formatDate(first.moment)} to ${formatPercent(last.percent)} on ${formatDate(last.moment)}.`;
  return (
    <div role="img" aria-label={`Score trend. ${summary}`}>
      <LineChart
        height={height}
        disableKeyboardNavigation
        margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend
        skipAnimation
        xAxis={[
          {
            scaleType: 'time',
            data: points.map(({ moment }) => new Date(moment)),
            valueFormatter: (moment: Date, { location }) =>
              location === 'tick' ? tick.format(moment) : formatDate(moment),
            tickNumber: 5,
          },
        ]}
        yAxis={[{ min: 0, max: 100, width: 44, tickNumber: 4, valueFormatter: formatPercent }]}
        series={[
          {
            data: points.map(({ percent }) => percent),
            label: 'Score',
            // The same blue on both schemes: darker on light, lighter on dark.
            color: seriesColours[theme === 'dark' ? 5 : 0],
            curve: 'linear',
            showMark: points.length <= 40,
            valueFormatter: (percent) => (percent === null ? '' : formatPercent(percent)),
          },
        ]}
      />
    </div>
  );
}
