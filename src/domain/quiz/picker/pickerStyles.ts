import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

export const Picker = styled('section')<{ readonly isDivided: boolean }>({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  variants: [
    {
      props: { isDivided: true },
      style: {
        borderLeft: `1px solid ${vars.palette.divider}`,
        '@media (max-width: 640px)': { borderTop: `1px solid ${vars.palette.divider}`, borderLeft: 0 },
      },
    },
  ],
});

/** `Picker` lays out its parts and puts the problem between heading and list. */
export const Panel = styled(Accordion)({
  display: 'contents',
  '& > .MuiCollapse-root': { order: 2 },
});

export const Summary = styled(AccordionSummary)({
  flexDirection: 'row-reverse',
  gap: 6,
  // The tally is positioned over the right end.
  padding: '0 96px 0 8px',
  '& .MuiAccordionSummary-content': { margin: 0 },
  '& .MuiAccordionSummary-expandIconWrapper': { transform: 'rotate(-90deg)' },
  '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
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

export const Scroller = styled('div')<{ readonly isVirtualized?: boolean }>({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  maxHeight: 'var(--list-height, 360px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  variants: [
    {
      props: { isVirtualized: true },
      style: { contain: 'strict', flex: '1 0 auto', height: 'var(--virtualized-height, 420px)' },
    },
  ],
});

/** A list whose boxes are disabled takes the focus itself, so that it can be scrolled by keyboard. */
export const FOCUSABLE = { role: 'group', tabIndex: 0 } as const;

export const List = styled('ul')({ padding: 6 });

export const VirtualizedList = styled('ul')({ position: 'relative' });

export const VirtualizedRow = styled('li')({ position: 'absolute', right: 6, left: 6 });
