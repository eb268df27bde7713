import { styled } from '@mui/material/styles';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const itemStyle = {
  padding: '12px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-child': { borderTop: 0 },
} as const;

export const Item = styled('li')(itemStyle);

export const ItemDiv = styled('div')(itemStyle);

export const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  margin: 0,
  color: vars.palette.text.secondary,
  font: vars.font.body2,
});

export const Error = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: vars.palette.error.main,
  fontWeight: weights.medium,
});

export const Words = styled('p')({ margin: '6px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const Rows = styled('dl')({
  display: 'grid',
  gap: 6,
  margin: '4px 0 0',
  '& > div': { display: 'grid', gridTemplateColumns: '10.5em minmax(0, 1fr)', gap: '2px 12px' },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '@media (max-width: 479px)': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const Rating = styled('span')({
  color: vars.palette.text.primary,
  fontVariantNumeric: 'tabular-nums',
  '& [aria-hidden]': { color: vars.palette.warning.main, letterSpacing: 1 },
});

export const BylineBox = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  margin: '0 0 2px',
  color: vars.palette.text.disabled,
  font: vars.font.body2,
  '& strong': { color: vars.palette.text.primary, font: vars.font.subtitle2, overflowWrap: 'anywhere' },
});

export const Section = styled('section')({ '& h2': { margin: '0 0 4px', font: vars.font.h2 } });

export const None = styled('p')({ margin: '8px 0', color: vars.palette.text.secondary });

export const listStyle = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const List = styled('ul')(listStyle);

export const ListDiv = styled('div')(listStyle);
