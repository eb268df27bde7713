import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@/domain/preferences/themeMode';
import { daysBetween, formatDate, formatMonthDay, formatMonthYear } from '@/shared/format/dates';
import { formatPercent } from '@/shared/format/numbers';
import { seriesColors } from '@/shared/theme/tokens';
import { AVERAGE, dayTicks, type TrendPoint } from './trendModel';

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  readonly hasAverage: boolean;
  /** px */
  readonly height: number;
}

/** A longer trend shows the years, since days repeat. */
const LONG_SPAN_DAYS = 300;

const formatScore = (percent: number | null): string => (percent === null ? '' : formatPercent(percent));

/** The two lines differ not only in color. */
const DASHED_AVERAGE = { '& [data-series="average"]': { strokeDasharray: '6 4' } };

/** The line of scores; in its own chunk, because the chart library is larger than the screen. */
export function TrendChart({ points, height, hasAverage }: TrendChartProps) {
  const theme = useTheme();
  const [first] = points;
  const last = points.at(-1);
  const isLong =
    first !== undefined && last !== undefined && daysBetween(first.moment, last.moment) > LONG_SPAN_DAYS;
  const ticks = dayTicks(points);
  const formatTick = isLong ? formatMonthYear : formatMonthDay;
  const summary =
    first === undefined || last === undefined
      ? ''
      : `From ${formatPercent(first.percent)} on ${formatDate(first.moment)} to ${formatPercent(last.percent)} on ${formatDate(last.moment)}.`;
  return (
    <div role="img" aria-label={`Score trend. ${summary}`}>
      <LineChart
        height={height}
        disableKeyboardNavigation
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend={!hasAverage}
        skipAnimation
        sx={DASHED_AVERAGE}
        xAxis={[
          {
            scaleType: 'time',
            data: points.map(({ moment }) => moment),
            valueFormatter: (moment: number | Date, { location }) =>
              location === 'tick' ? formatTick(moment) : formatDate(moment),
            tickNumber: 5,
            ...(ticks !== undefined && { tickInterval: [...ticks] }),
          },
        ]}
        yAxis={[{ min: 0, max: 100, width: 44, tickNumber: 4, valueFormatter: formatPercent }]}
        series={[
          {
            data: points.map(({ percent }) => percent),
            label: 'Score',
            // The same blue in both schemes: darker on light, lighter on dark.
            color: seriesColors[theme === 'dark' ? 5 : 0],
            curve: 'linear',
            showMark: points.length <= 40,
            valueFormatter: formatScore,
          },
          ...(hasAverage
            ? [
                {
                  id: 'average',
                  data: points.map(({ average }) => average),
                  label: AVERAGE,
                  color: seriesColors[theme === 'dark' ? 1 : 4],
                  curve: 'linear' as const,
                  showMark: false,
                  valueFormatter: formatScore,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
