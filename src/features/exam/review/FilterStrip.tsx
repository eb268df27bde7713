import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** The place of the filters, of one height: it scrolls sideways, so that the question below never moves. */
export const FilterStrip = styled('div')({
  boxSizing: 'border-box',
  height: 50,
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  padding: '6px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '& > div': { flexWrap: 'nowrap', width: 'max-content', minHeight: 36 },
});
