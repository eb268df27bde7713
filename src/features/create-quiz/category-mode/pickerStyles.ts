import { styled } from '@mui/material/styles';
import { motion, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Picker = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

export const Head = styled('h2')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  margin: 0,
  padding: '0 14px 0 8px',
  font: vars.font.subtitle2,
});

export const Toggle = styled('button')({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: vars.palette.text.primary,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&::after': {
    // The whole strip is the target.
    content: "''",
    position: 'absolute',
    inset: 0,
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    borderRadius: vars.shape.borderRadius,
    outline: `2px solid ${vars.palette.focus}`,
    outlineOffset: -3,
  },
  '& svg': { flex: 'none', color: vars.palette.text.secondary, transition: `transform ${motion}ms ease-out` },
  '[data-open="false"] & svg': { transform: 'rotate(-90deg)' },
});

export const Tally = styled('span')({
  flex: 'none',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
});

export const Problem = styled('p')({
  margin: 0,
  padding: '0 14px 8px 32px',
  color: vars.palette.error.main,
  font: vars.font.body2,
  fontWeight: weights.medium,
});

export const Body = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&[hidden]': { display: 'none' },
});

export const FilterBox = styled('input')({
  height: 34,
  margin: '8px 8px 0',
  padding: '0 10px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 6,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  font: vars.font.body1,
  '&::placeholder': { color: vars.palette.text.disabled, opacity: 1 },
});

export const AllBox = styled('div')({
  padding: 6,
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
});

export const None = styled('p')({
  margin: 0,
  padding: '24px 14px',
  color: vars.palette.text.secondary,
  textAlign: 'center',
});

export const Scroller = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  maxHeight: 'var(--list-height, 360px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.palette.edge} transparent`,
  '&[data-windowed]': { contain: 'strict', flex: '1 0 auto', height: 'var(--window-height, 420px)' },
  '&[data-windowed] li': { position: 'absolute', right: 6, left: 6 },
});

export const List = styled('ul')({
  margin: 0,
  padding: 6,
  listStyle: 'none',
  '[data-windowed] &': { position: 'relative', padding: 0 },
});

export const SkeletonBox = styled('ul')({
  margin: 0,
  padding: '12px 14px',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 10, height: 32 },
  '& li::before': {
    content: "''",
    height: 18,
    borderRadius: 5,
    background: vars.palette.background.sunken,
    width: 18,
  },
  '& li::after': {
    content: "''",
    borderRadius: 5,
    background: vars.palette.background.sunken,
    width: '58%',
    height: 12,
  },
  '& li[data-length="1"]::after': { width: '41%' },
  '& li[data-length="2"]::after': { width: '70%' },
  '& li[data-length="3"]::after': { width: '50%' },
});
