import { PieChart } from '@mui/x-charts/PieChart';
import { vars } from '@/shared/theme/vars';
import type { OutcomeCounts } from './resultModel';

interface ScoreChartProps {
  readonly counts: OutcomeCounts;
  /** px */
  readonly size: number;
}

/** Hidden from screen readers: the figures next to it say the same. */
export function ScoreChart({ counts, size }: ScoreChartProps) {
  const parts = [
    { id: 'correct', label: 'Correct', value: counts.correct, color: vars.palette.success.main },
    { id: 'incorrect', label: 'Incorrect', value: counts.incorrect, color: vars.palette.error.main },
    { id: 'unanswered', label: 'Unanswered', value: counts.unanswered, color: vars.palette.divider },
  ].filter(({ value }) => value > 0);
  return (
    <div aria-hidden="true">
      <PieChart
        width={size}
        height={size}
        margin={0}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        series={[
          { data: parts, innerRadius: '68%', outerRadius: '98%', paddingAngle: parts.length > 1 ? 2 : 0 },
        ]}
      />
    </div>
  );
}
