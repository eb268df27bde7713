import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** The place of the filters, which wrap: one line in a window of 1280 px. */
export const FilterStrip = styled('div')({
  boxSizing: 'border-box',
  minHeight: 50,
  padding: '6px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '& > div': { minHeight: 36 },
  // In two lines, why filters are missing fits beside them in a window of 1280 px.
  '& > div > p': { maxWidth: '13.5em' },
});

/** The place of 'Answer again': what is below does not move when it comes. */
export const AgainRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  marginTop: 12,
  '& > p': { display: 'flex', alignItems: 'center', gap: 6, margin: 0, font: vars.font.body1 },
  "& > [data-result='correct']": { color: vars.palette.success.main },
  "& > [data-result='incorrect']": { color: vars.palette.error.main },
});
