import { figureCell, tableCell, type ThemedComponents, vars } from '@/shared/theme/vars';
import { weights } from '../tokens';

declare module '@mui/material/TableCell' {
  interface TableCellPropsSizeOverrides {
    dense: true;
  }
}
declare module '@mui/material/Table' {
  interface TablePropsSizeOverrides {
    /** The small table of a card or panel, without a background. */
    dense: true;
  }
}

export const tables: ThemedComponents = {
  MuiTable: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
    },
    variants: [{ props: { size: 'dense' }, style: { tableLayout: 'auto' } }],
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&.MuiTableRow-hover:hover': { backgroundColor: vars.palette.background.sunken } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { ...tableCell, borderBottom: 0, color: 'inherit' },
      head: {
        borderTop: 0,
        backgroundColor: vars.palette.background.sunken,
        color: vars.palette.text.secondary,
        font: vars.font.caption,
        fontWeight: weights.medium,
      },
      alignRight: figureCell,
    },
    variants: [
      {
        props: { size: 'dense' },
        style: {
          padding: '4px 6px',
          // The first and the last of a row: a row header is the only `th` of its row, and precedes the first `td`.
          '&:first-of-type:not([scope=row] + td)': { paddingInlineStart: 0 },
          '&:last-of-type:not([scope=row])': { paddingInlineEnd: 0 },
        },
      },
      {
        props: { size: 'dense', variant: 'head' },
        style: { backgroundColor: 'transparent', font: vars.font.body2, fontWeight: weights.medium },
      },
    ],
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        gap: 4,
        minHeight: 24,
        margin: '-2px -4px',
        padding: '2px 4px',
        borderRadius: 4,
        color: 'inherit',
        font: 'inherit',
        textAlign: 'inherit',
        '&.Mui-active': { color: 'inherit' },
        '&:hover, &:focus': { color: vars.palette.text.primary },
      },
      icon: { flex: 'none', margin: 0, width: 14, height: 14, fontSize: 14, transition: 'none' },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { overflow: 'visible', border: 0 },
      toolbar: { flexWrap: 'wrap', justifyContent: 'flex-end', gap: '6px 16px', minHeight: 0, padding: 0 },
      spacer: { display: 'none' },
      selectLabel: { margin: 0, color: vars.palette.text.secondary, font: vars.font.body2 },
      displayedRows: {
        margin: 0,
        color: vars.palette.text.secondary,
        font: vars.font.body1,
        fontVariantNumeric: 'tabular-nums',
      },
      actions: { margin: 0 },
    },
  },
};
