import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

/** In px: where rows are cards, by how many columns they have. */
export const CARDS = { few: 560, many: 760 } as const;

const cards = (columns: keyof typeof CARDS) => ({
  [`@container (max-width: ${CARDS[columns]}px)`]: {
    [`&[data-cards="${columns}"]`]: {
      overflow: 'visible',
      '& table, & tbody, & thead': { display: 'block', width: '100%' },
      '& table': { minWidth: '0 !important' },
      '& thead tr': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', padding: '0 10px' },
      '& thead th': { background: 'none', padding: '6px 2px', textAlign: 'start' },
      // Headers wrap like text, with the arrow behind each.
      '& thead .MuiTableSortLabel-root': { flexDirection: 'row' },
      '& thead:not(:has([data-sortable])) + tbody tr:first-of-type': { borderTop: 0 },
      '& thead th:not([data-sortable])': visuallyHidden,
      '& tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px 14px',
        padding: '10px 12px',
        borderTop: `1px solid ${vars.palette.divider}`,
      },
      '& tbody td, & tbody th': {
        minWidth: 0,
        padding: 0,
        border: 0,
        textAlign: 'start',
        overflowWrap: 'anywhere',
      },
      '& tbody [data-narrow="lead"]': { order: -1 },
      '& tbody th[data-narrow="lead"]:not(td + th)': { flex: '1 1 8rem' },
      '& tbody td[data-narrow="action"]': { order: -1, marginInlineStart: 'auto' },
      // Title and actions have the first line to themselves.
      '& tbody tr:has(> td[data-narrow="action"])::before': { content: '""', flex: '1 0 100%' },
      '& tbody [data-narrow="line"]': { flex: '1 0 100%', width: '100%' },
      '& tbody td:not([data-narrow])': { font: vars.font.caption, lineHeight: 1.5 },
      '& tbody td[data-label]:not([data-narrow])::before': {
        content: 'attr(data-label) "\\2002"',
        color: vars.palette.text.disabled,
      },
      '& tbody td:not([data-narrow]) [data-clamp]': { display: 'inline' },
      '& tbody tr[data-detail] > td, & tbody tr[data-space] > td': { flex: '1 0 100%' },
      '& tbody tr[data-detail], & tbody tr[data-space]': { padding: 0, borderTop: 0 },
      '& tbody tr[data-detail] > td::before': { content: 'none' },
      '& tbody tr[data-placeholder] > :not([data-narrow="line"])': { flex: '0 0 6rem' },
    },
  },
});

/** The frame of every data table. */
export const TableFrame = styled('div')({
  containerType: 'inline-size',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
});

/** Scrolls sideways by itself where the columns do not fit: the page never does. */
export const TableScroller = styled('div')({
  overflowX: 'auto',
  borderRadius: 'inherit',
  '& caption': visuallyHidden,
  '& tbody tr': { position: 'relative' },
  '& tbody th': { fontWeight: 'inherit' },
  '& tbody tr[data-detail] td': { borderTop: 0, padding: '6px 10px 14px' },
  '& tbody tr[data-space] td': { border: 0, padding: 0 },
  ...cards('many'),
  ...cards('few'),
});
