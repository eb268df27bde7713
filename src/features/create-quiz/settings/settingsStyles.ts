import { styled } from '@mui/material/styles';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 2, padding: 0, font: vars.font.subtitle2 },
});

export const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: '0 -8px',
});

export const Problem = styled('p')({
  margin: '2px 0 0',
  color: vars.palette.error.main,
  font: vars.font.body2,
  fontWeight: weights.medium,
});

export const TimerBox = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  '@media (pointer: coarse)': { alignItems: 'center' },
});

export const Time = styled('span')({
  padding: '6px 0',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
  '&[data-off="true"]': { visibility: 'hidden' },
});
