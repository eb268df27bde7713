import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@/domain/preferences/themeMode';
import { formatPercent } from '@/shared/format/numbers';
import { seriesColors } from '@/shared/theme/tokens';
import { type BlockScore, percentOf } from './dayResultModel';

/** px, of the axis and of a bar with its gap. */
const AXIS = 52;
const WIDEST = 96;

/** The score of each block as a bar. Hidden from screen readers: the table contains the same. */
export function DayChart({ scores }: { readonly scores: readonly BlockScore[] }) {
  const theme = useTheme();
  return (
    <Box aria-hidden="true" sx={{ maxWidth: AXIS + scores.length * WIDEST }}>
      <BarChart
        height={220}
        disableKeyboardNavigation
        skipAnimation
        hideLegend
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'band', data: scores.map(({ blockNumber }) => blockNumber) }]}
        yAxis={[{ min: 0, max: 100, width: AXIS - 8, tickNumber: 4, valueFormatter: formatPercent }]}
        series={[
          {
            label: 'Score',
            color: seriesColors[theme === 'dark' ? 5 : 0],
            data: scores.map((score) => percentOf([score]) ?? null),
            valueFormatter: (percent) => (percent === null ? '' : formatPercent(percent)),
          },
        ]}
      />
    </Box>
  );
}
