import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** One of the cards of a page; a region where it has a name. */
export const Card = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  minHeight: 208,
  padding: '14px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h2': { margin: 0, color: vars.palette.text.secondary, font: vars.font.subtitle2 },
  '& p': { margin: 0 },
  '& a:not([class])': { color: vars.palette.primary.main, overflowWrap: 'anywhere' },
  '& .figure': { font: vars.font.display, fontVariantNumeric: 'tabular-nums' },
  '& .soft': { color: vars.palette.text.secondary },
  '& .foot': { marginTop: 'auto', paddingTop: 8, borderTop: `1px solid ${vars.palette.divider}` },
});
