import { styled } from '@mui/material/styles';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const OpenBox = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: targets.control,
  padding: '4px 14px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.primary,
  background: vars.palette.background.paper,
  font: vars.font.body1,
  fontWeight: weights.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: vars.palette.background.sunken },
});

export const Place = styled('h2')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 14px',
  margin: '6px 0 20px',
  font: vars.font.h2,
  fontVariantNumeric: 'tabular-nums',
});

export const Quiz = styled('span')({
  color: vars.palette.text.secondary,
  font: vars.font.body1,
  overflowWrap: 'anywhere',
});

export const Objective = styled('section')({
  padding: '14px 18px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  font: vars.font.subtitle1,
  '& h3': { margin: '0 0 4px', color: vars.palette.text.secondary, font: vars.font.subtitle2 },
  '& p': { margin: 0 },
});

export const Lines = styled('dl')({
  margin: '20px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '11em minmax(0, 1fr)',
    gap: '2px 16px',
    padding: '9px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 479px)': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const Page = styled('main')({
  maxWidth: 760,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: '28px 28px 40px',
  color: vars.palette.text.primary,
  font: vars.font.body1,
  '@media (max-width: 479px)': { padding: '20px 16px' },
});

export const Silent = styled('div')({
  padding: '40px 16px',
  textAlign: 'center',
  '& h2': { margin: '0 0 4px', color: vars.palette.error.main, font: vars.font.h2 },
  '& p': { margin: '0 0 12px' },
});

export const Advice = styled('p')({ color: vars.palette.text.secondary });
