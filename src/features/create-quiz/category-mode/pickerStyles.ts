import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Picker = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

/** Its parts are laid out by `Picker`, which puts the problem between heading and list. */
export const Panel = styled(Accordion)({
  display: 'contents',
  '& > .MuiCollapse-root': { order: 2 },
});

export const Summary = styled(AccordionSummary)({
  flexDirection: 'row-reverse',
  gap: 6,
  // The tally is laid over the right end.
  padding: '0 96px 0 8px',
  '& .MuiAccordionSummary-content': { margin: 0 },
  '& .MuiAccordionSummary-expandIconWrapper': { transform: 'rotate(-90deg)' },
  '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
});

export const Tally = styled('span')({
  position: 'absolute',
  top: 0,
  right: 14,
  pointerEvents: 'none',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  lineHeight: '44px',
  fontVariantNumeric: 'tabular-nums',
});

export const Problem = styled('p')({
  order: 1,
  margin: 0,
  padding: '0 14px 8px 32px',
  color: vars.palette.error.main,
  font: vars.font.body2,
  fontWeight: weights.medium,
});

export const Body = styled(AccordionDetails)({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
});

export const FilterBox = styled(OutlinedInput)({ margin: '8px 8px 0' });

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
  '&[data-virtualized]': { contain: 'strict', flex: '1 0 auto', height: 'var(--virtualized-height, 420px)' },
  '&[data-virtualized] li': { position: 'absolute', right: 6, left: 6 },
});

/** A list whose boxes are disabled takes the focus itself, so that it can be scrolled by keyboard. */
export const FOCUSABLE = { role: 'group', tabIndex: 0 } as const;

export const List = styled('ul')({
  margin: 0,
  padding: 6,
  listStyle: 'none',
  '[data-virtualized] &': { position: 'relative', padding: 0 },
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
