import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { figureCell, tableCell, vars } from '@/shared/theme/vars';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

/** In px: width below which rows are cards, by how many columns they have. */
export const CARDS = { few: 560, many: 760 } as const;

interface FrameProps {
  /** When rows become cards. */
  readonly cards: keyof typeof CARDS;
}

const asCards = (style: object) => ({
  [`@container few (max-width: ${CARDS.few}px)`]: style,
  [`@container many (max-width: ${CARDS.many}px)`]: style,
});

const hairline = `1px solid ${vars.palette.divider}`;

export const TableFrame = styled('div')<FrameProps>({
  containerType: 'inline-size',
  border: hairline,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  variants: [
    { props: { cards: 'few' }, style: { containerName: 'few' } },
    { props: { cards: 'many' }, style: { containerName: 'many' } },
  ],
});

/** Scrolls sideways by itself if the columns do not fit: the page never does. */
export const TableScroller = styled('div')({
  overflowX: 'auto',
  borderRadius: 'inherit',
  '& tbody th': { fontWeight: 'inherit' },
  ...asCards({
    overflow: 'visible',
    '& tbody > tr > *': {
      minWidth: 0,
      padding: 0,
      border: 0,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& tbody [data-narrow="lead"]': { order: -1 },
    '& tbody th[data-narrow="lead"]:not(td + th)': { flex: '1 1 8rem' },
    '& tbody td[data-narrow="action"]': { order: -1, marginInlineStart: 'auto' },
    '& tbody [data-narrow="line"]': { flex: '1 0 100%', width: '100%' },
    '& tbody td:not([data-narrow])': { '--clamp': 'inline', font: vars.font.caption, lineHeight: 1.5 },
    '& tbody td[data-label]:not([data-narrow])::before': {
      content: 'attr(data-label) "\\2002"',
      color: vars.palette.text.disabled,
    },
  }),
});

const block = asCards({ display: 'block', width: '100%' });

export const Caption = styled('caption')(visuallyHidden);
export const FramedTable = styled(Table)(block, asCards({ minWidth: '0 !important' }));
export const FrameHead = styled(TableHead)(block);
export const FrameBody = styled(TableBody)(block);

/** A prop only for the style: parts of MUI would put it on their element. */
const own = (styleProp: string) => ({ shouldForwardProp: (name: PropertyKey) => name !== styleProp });

interface HeadProps {
  readonly isSortable: boolean;
}

/** Above cards only the sorting controls are shown. */
export const HeadRow = styled(
  TableRow,
  own('isSortable'),
)<HeadProps>({
  ...asCards({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', padding: '0 10px' }),
  variants: [{ props: { isSortable: true }, style: asCards({ borderBottom: hairline }) }],
});

export const HeadCell = styled(
  TableCell,
  own('isSortable'),
)<HeadProps>({
  ...asCards({ padding: '6px 2px', background: 'none', textAlign: 'start' }),
  variants: [{ props: { isSortable: false }, style: asCards(visuallyHidden) }],
});

/** Headers of cards wrap like text, with the arrow behind each. */
export const SORT_LABEL = asCards({ flexDirection: 'row' });

/** Its cells are plain elements: with styles of their own, MUI would serialize these for each cell of a long table. */
export const BodyRow = styled(
  TableRow,
  own('hasAction'),
)<{ readonly hasAction: boolean }>({
  position: 'relative',
  // No more specific than this: what applies to cards takes precedence.
  '& > *': { ...tableCell, textAlign: 'left', verticalAlign: 'inherit' },
  '& > :where([data-align=right])': figureCell,
  ...asCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 14px',
    padding: '10px 12px',
    '&:not(:first-of-type)': { borderTop: hairline },
  }),
  variants: [
    {
      // Title and actions have the first line to themselves.
      props: { hasAction: true },
      style: asCards({ '&::before': { content: '""', flex: '1 0 100%' } }),
    },
  ],
});

/** A row of one cell. */
export const WideRow = styled(TableRow)({ position: 'relative', ...asCards({ display: 'flex' }) });

// Class doubled: takes precedence over the styles of all cells.
export const DetailCell = styled(TableCell)({
  '&&': { borderTop: 0, padding: '6px 10px 14px' },
  ...asCards({ '&&&': { flex: '1 0 100%', padding: '6px 10px 14px' } }),
});

export const SpaceCell = styled('td')({ padding: 0, ...asCards({ flex: '1 0 100%' }) });

export const PlaceholderCell = styled(
  TableCell,
  own('isLine'),
)<{ readonly isLine: boolean }>({
  variants: [{ props: { isLine: false }, style: asCards({ flex: '0 0 6rem' }) }],
});
