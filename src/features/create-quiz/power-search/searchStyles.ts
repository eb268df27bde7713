import { styled } from '@mui/material/styles';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const ChosenBox = styled('section')({
  padding: '8px 14px 12px',
  borderTop: `1px solid ${vars.palette.divider}`,
});

export const ChosenHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  '& h2': { margin: '0 auto 0 0', font: vars.font.subtitle2, fontVariantNumeric: 'tabular-nums' },
  '& button': {
    minHeight: 28,
    paddingInline: 2,
    font: vars.font.body2,
  },
  '& button[aria-pressed="true"]': { fontWeight: weights.bold },
  '& button:disabled': { color: vars.palette.text.disabled, textDecoration: 'none', cursor: 'default' },
});

export const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingLeft: 10,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 14,
    background: vars.palette.primary.soft,
    font: vars.font.body2,
  },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': {
    width: 28,
    height: 28,
    minWidth: 0,
    minHeight: 0,
    padding: 0,
    borderRadius: '50%',
  },
  '@media (pointer: coarse)': { '& button': { width: 36, height: 36 } },
});

export const More = styled('li')({
  '[data-part="chips"] &': {
    minHeight: 30,
    border: 0,
    background: 'none',
    color: vars.palette.text.secondary,
  },
});

export const None = styled('p')({
  margin: 0,
  padding: '32px 14px',
  color: vars.palette.text.secondary,
  textAlign: 'center',
});

export const SearchFrame = styled('div')({
  padding: '12px 14px 10px',
  borderBottom: `1px solid ${vars.palette.divider}`,
});

export const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 10,
  '& > button': { alignSelf: 'start', minHeight: 38, marginTop: 27 },
  '@media (pointer: coarse)': { '& > button': { minHeight: 46 } },
});

export const State = styled('p')({
  minHeight: '1.25rem',
  margin: '8px 0 0',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
});
