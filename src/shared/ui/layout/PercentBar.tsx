import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

interface ShareBarProps {
  /** Percent 0–100 that was correct; the rest of the bar is incorrect. */
  readonly percent: number;
}

const PercentTrack = styled('div')({
  height: 8,
  overflow: 'hidden',
  borderRadius: 4,
  // Slanted lines, so that the two parts also differ without their colors.
  background: `repeating-linear-gradient(135deg, ${vars.palette.error.soft} 0 3px, transparent 3px 6px), ${vars.palette.background.paper}`,
  boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
});

const Correct = styled('div')({
  height: '100%',
  background: vars.palette.success.main,
  '@media (forced-colors: active)': { background: 'CanvasText' },
});

/** The share of correct answers as a bar. Hidden from screen readers: the figure is next to it. */
export function PercentBar({ percent }: ShareBarProps) {
  return (
    <PercentTrack aria-hidden="true">
      <Correct style={{ width: `${percent}%` }} />
    </PercentTrack>
  );
}
