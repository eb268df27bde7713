import { LineChart } from '@mui/x-charts/LineChart';
import { formatDate } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { useTheme } from '@/domain/session/useTheme';
import { seriesColours } from '@/shared/theme/tokens';
import type { TrendPoint } from '@/features/performance/performanceModel';

interface TrendChartProps {
  /** The oldest first. */
  readonly points: readonly TrendPoint[];
  /** In px. */
  readonly height: number;
}

const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

/** In ms. A longer trend names the years: the same day may come twice. */
const LONG_SPAN = 300 * 86_400_000;

/** The line of scores. In its own chunk, because the chart library weighs more than the screen around it. */
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
            // The same blue for both papers: the darker one on light, the lighter one on dark.
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
