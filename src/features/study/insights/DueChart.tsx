import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@/domain/preferences/themeMode';
import { formatDate, formatMonthDay } from '@/shared/format/dates';
import { counted } from '@/shared/format/numbers';
import { seriesColors } from '@/shared/theme/tokens';
import type { DueDay } from './memoryModel';

interface DueChartProps {
  readonly ahead: readonly DueDay[];
  readonly title: string;
  /** px */
  readonly height: number;
}

/** One bar per day; a separate chunk, because the chart library is larger than the screen. */
export function DueChart({ ahead, title, height }: DueChartProps) {
  const theme = useTheme();
  const total = ahead.reduce((sum, { questions }) => sum + questions, 0);
  return (
    <div
      role="img"
      aria-label={`${title}: ${counted(total, 'question')}, ${ahead[0]?.questions ?? 0} of them today.`}
    >
      <BarChart
        height={height}
        disableKeyboardNavigation
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend
        skipAnimation
        xAxis={[
          {
            scaleType: 'band',
            data: ahead.map(({ day }) => day),
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? formatMonthDay(day) : formatDate(day),
          },
        ]}
        yAxis={[{ min: 0, width: 44, tickNumber: 4, tickMinStep: 1 }]}
        series={[
          {
            data: ahead.map(({ questions }) => questions),
            label: 'Questions',
            // The same blue in both schemes: darker on light, lighter on dark.
            color: seriesColors[theme === 'dark' ? 5 : 0],
          },
        ]}
      />
    </div>
  );
}
