import { styled } from '@mui/material/styles';
import { gridStep } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const BrokenBox = styled('div')({
  padding: `calc(6 * ${gridStep}px) calc(3 * ${gridStep}px)`,
  textAlign: 'center',
});

// The room: everything but the question at the edges. Each part is laid out for itself (contain), so that the next item costs a new column and nothing else.
export const Exam = styled('div')({
  '--room-scale': 1,
  display: 'grid',
  gridTemplate: "'header header' auto 'nav main' minmax(0, 1fr) 'footer footer' auto / 104px minmax(0, 1fr)",
  height: '100dvh',
  color: vars.palette.text.primary,
  background: vars.palette.background.default,
  font: vars.font.body1,
  '&[data-size="medium"]': { '--room-scale': 1.1 },
  '&[data-size="large"]': { '--room-scale': 1.2 },
  '@media (max-width: 759px)': {
    gridTemplate: "'header' auto 'main' minmax(0, 1fr) 'footer' auto / minmax(0, 1fr)",
  },
  '@media (max-height: 420px)': { height: 'auto', minHeight: '100dvh', gridTemplateRows: 'auto auto auto' },
});

export const Main = styled('main')({
  gridArea: 'main',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  '[data-ended="true"] &': {
    // The block has ended: there is no item to go to.
    gridColumn: '1 / -1',
  },
  '& :is(sub, sup)': {
    // Small letters above and below push no line away.
    lineHeight: 0,
  },
  '& table': {
    display: 'block',
    overflowX: 'auto',
    margin: '0 0 1em',
    borderCollapse: 'collapse',
    fontSize: '0.94em',
  },
  '& :is(th, td)': {
    padding: '4px 14px 4px 0',
    borderBottom: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '@media (min-width: 1100px)': {
    '&[data-panel="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 42%)' },
  },
  '@media (max-width: 1099px)': { '&[data-panel="true"]': { display: 'block', overflowY: 'auto' } },
});

export const Column = styled('div')({
  gridRow: 2,
  overflowY: 'auto',
  minHeight: 0,
  contain: 'layout style paint',
  '@media (max-width: 1099px)': { '[data-panel="true"] &': { overflow: 'visible', contain: 'none' } },
});

export const Reading = styled('div')({
  boxSizing: 'border-box',
  maxWidth: 'calc(44rem * var(--room-scale) + 2 * 40px)',
  margin: '0 auto',
  padding: `calc(3.5 * ${gridStep}px) 40px calc(4 * ${gridStep}px)`,
  font: vars.font.subtitle1,
  fontSize: 'calc(1rem * var(--room-scale))',
  '@media (max-width: 759px)': { padding: '20px 16px 28px' },
});

export const Stem = styled('section')({ overflowWrap: 'break-word', '& p': { margin: '0 0 0.9em' } });

export const ReadOnly = styled('div')({
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '8px 24px',
  borderBottom: `1px solid ${vars.palette.warning.main}`,
  color: vars.palette.text.primary,
  background: vars.palette.warning.soft,
  '& p': { flex: 1, minWidth: '16em', margin: 0 },
  '@media (min-width: 1100px)': { '[data-panel="true"] &': { gridColumn: '1 / -1' } },
});
