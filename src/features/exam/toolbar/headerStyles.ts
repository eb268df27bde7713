import { styled } from '@mui/material/styles';
import { gridStep, targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const HeaderBox = styled('header')({
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px calc(1.5 * ${gridStep}px)`,
  minHeight: 56,
  boxSizing: 'border-box',
  padding: `6px calc(2 * ${gridStep}px)`,
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '@media (max-width: 759px)': {
    gap: '4px 10px',
    padding: '6px 12px',
    '& :is(button, label)': { minWidth: targets.option, minHeight: targets.option },
  },
});

export const logoStyle = { display: 'grid', borderRadius: 6, color: vars.palette.text.primary } as const;

export const Place = styled('div')({
  display: 'grid',
  minWidth: '8.5em',
  '@media (max-width: 1023px)': { flex: 1 },
});

export const BlockBox = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  color: vars.palette.text.disabled,
  font: vars.font.caption,
  whiteSpace: 'nowrap',
  '@media (max-width: 759px)': { flexWrap: 'wrap', gap: '0 8px' },
});

// Painted for themselves: the number beside them changes with every item, they do not.
export const Name = styled('h1')({
  flex: 1,
  overflow: 'hidden',
  minWidth: 0,
  margin: 0,
  color: vars.palette.text.secondary,
  font: vars.font.body1,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  isolation: 'isolate',
  '@media (max-width: 1023px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

export const ItemBox = styled('h2')({
  margin: 0,
  font: vars.font.h2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  outline: 'none',
});

export const Moves = styled('div')({
  display: 'flex',
  gap: gridStep,
  '& [aria-disabled="true"]': {
    borderColor: vars.palette.divider,
    color: vars.palette.text.disabled,
    cursor: 'default',
  },
});

// Painted for themselves: the number beside them changes with every item, they do not.
export const ToolsBox = styled('div')({
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media (max-width: 759px)': { flexWrap: 'wrap', justifyContent: 'space-between', width: '100%' },
});

export const Sizes = styled('div')({
  display: 'flex',
  '& [data-size="small"]': { fontSize: '0.8125rem' },
  '& [data-size="large"]': { fontSize: '1.1875rem' },
});

export const MarkBox = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  minHeight: targets.control,
  padding: '0 12px 0 10px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.secondary,
  font: vars.font.body1,
  fontWeight: weights.medium,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.background.sunken },
  '&[data-marked="true"]': {
    borderColor: vars.palette.warning.main,
    color: vars.palette.warning.main,
    background: vars.palette.warning.soft,
  },
  '& input': { width: 16, height: 16, margin: 0, accentColor: vars.palette.warning.main },
});

export const Status = styled('span')({
  '&[data-warning="true"]': { color: vars.palette.warning.main, fontWeight: weights.medium },
  '@media (max-width: 759px)': { whiteSpace: 'normal' },
});
