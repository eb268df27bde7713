import { styled } from '@mui/material/styles';
import { gridStep, targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Words = styled('span')({
  '@media (max-width: 759px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

export const ClockBox = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.palette.text.secondary,
  contain: 'layout style',
});

export const TimeBox = styled('span')({
  minWidth: '3.6em',
  color: vars.palette.text.primary,
  font: vars.font.h2,
  fontVariantNumeric: 'tabular-nums',
  '[data-urgency="soon"] &': { color: vars.palette.warning.main },
  '[data-urgency="now"] &': { color: vars.palette.error.main },
});

export const FooterBox = styled('footer')({
  gridArea: 'footer',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: gridStep,
  boxSizing: 'border-box',
  minHeight: 56,
  padding: `8px calc(2 * ${gridStep}px)`,
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '@media (max-width: 759px)': {
    padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
    '& button': { minHeight: targets.option, paddingInline: 10 },
  },
});

export const Thumb = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  '@media (max-width: 759px)': {
    // The floating button stands beside the lower row alone.
    width: 'calc(100% + 44px)',
    marginInlineEnd: -44,
    '& > div': { flex: 1 },
    '& > div button': { flex: 1 },
  },
  '@media (max-width: 359px)': { '& :is(button)': { paddingInline: 8, fontSize: '0.8125rem' } },
});

export const Space = styled('span')({ flex: 1 });
