import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

export const Banner = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 12px 10px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderLeft: `3px solid ${vars.palette.primary.main}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& > svg': { flex: 'none', color: vars.palette.primary.main },
  '&& > button': {
    // Twice the class: the main button has a taller rule of its own.
    minHeight: 36,
    fontSize: '0.875rem',
  },
  '@media (max-width: 600px)': { '& > svg': { display: 'none' }, '&& > button': { flex: 1, minHeight: 44 } },
});

export const Text = styled('p')({
  display: 'grid',
  flex: '1 1 220px',
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  '& strong': { font: vars.font.subtitle2 },
  '& span': { color: vars.palette.text.secondary, font: vars.font.body2, fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 600px)': { flexBasis: '100%' },
});
