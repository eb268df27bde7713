import { styled } from '@mui/material/styles';
import { gridStep, targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Wide = styled('nav')({
  gridArea: 'nav',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderRight: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
});

export const FilterBox = styled('label')({
  display: 'grid',
  gap: 2,
  padding: `${gridStep}px 6px`,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& select': {
    width: '100%',
    minHeight: 30,
    padding: 2,
    border: `1px solid ${vars.palette.edge}`,
    borderRadius: 6,
    color: vars.palette.text.primary,
    background: vars.palette.background.paper,
    font: vars.font.caption,
  },
  '[data-part="sheet"] &': { padding: '4px 16px 12px' },
  '[data-part="sheet"] & select': { minHeight: targets.option },
});

export const FilterName = styled('span')({ color: vars.palette.text.disabled, font: vars.font.caption });

export const List = styled('div')({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  contain: 'strict',
  '[data-part="sheet"] &': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
    alignContent: 'start',
    gap: 6,
    minHeight: 240,
    padding: '12px 16px 24px',
  },
});

export const Item = styled('button')({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '16px 1fr 16px',
  alignItems: 'center',
  width: '100%',
  height: 30,
  padding: '0 8px',
  border: 0,
  borderLeft: `3px solid ${vars.palette.background.paper}`,
  color: vars.palette.text.secondary,
  background: vars.palette.background.paper,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  contain: 'size layout style',
  '&[hidden]': { display: 'none' },
  '&:hover': { background: vars.palette.background.sunken },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    borderLeftColor: vars.palette.primary.main,
    color: vars.palette.text.primary,
    background: vars.palette.primary.soft,
  },
  '[data-part="sheet"] &': {
    height: targets.option,
    padding: '0 6px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
  },
  '[data-part="sheet"] &[aria-current]': { borderColor: vars.palette.primary.main },
});

// Signs and items paint upon a ground of their own: a change is painted over, and no layer is sorted anew for it.
export const Sign = styled('span')({
  background: 'inherit',
  display: 'grid',
  placeItems: 'center',
  '[data-state^="answered"] &': { color: vars.palette.primary.main },
  '[data-state^="correct"] &': { color: vars.palette.success.main },
  '[data-state^="incorrect"] &': { color: vars.palette.error.main },
});

export const Flag = styled('span')({
  display: 'grid',
  placeItems: 'center',
  color: vars.palette.warning.main,
});

export const Dot = styled('span')({
  boxSizing: 'border-box',
  width: 8,
  height: 8,
  border: '1.5px solid currentcolor',
  borderRadius: '50%',
  background: 'currentcolor',
});

export const Ring = styled('span')({
  boxSizing: 'border-box',
  width: 8,
  height: 8,
  border: '1.5px solid currentcolor',
  borderRadius: '50%',
  borderColor: vars.palette.edge,
});

export const NoneBox = styled('p')({
  margin: 0,
  padding: '12px 8px',
  color: vars.palette.text.disabled,
  font: vars.font.body2,
  textAlign: 'center',
});

export const Sheet = styled('nav')({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '72dvh',
});

export const SheetHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 4px 16px',
  '& h2': { margin: 0, font: vars.font.h2 },
});
