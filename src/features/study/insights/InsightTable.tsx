import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

/** Narrower than a data table, and without its frame and shade. */
const CardTable = styled(Table)({
  tableLayout: 'auto',
  '& caption': visuallyHidden,
  '& .MuiTableCell-root': { padding: '4px 6px' },
  '& .MuiTableCell-root:first-of-type': { paddingInlineStart: 0 },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 0 },
  '& .MuiTableCell-head': {
    backgroundColor: 'transparent',
    font: vars.font.body2,
    fontWeight: weights.medium,
  },
  '& tbody th': { fontWeight: weights.regular, overflowWrap: 'anywhere' },
});

interface InsightTableProps {
  /** Its accessible name. */
  readonly name: string;
  readonly headers: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

const alignOf = (column: number) => (column === 0 ? 'left' : 'right');

/** The small table of a card. */
export function InsightTable({ name, headers, rows }: InsightTableProps) {
  return (
    <CardTable>
      <caption>{name}</caption>
      <TableHead>
        <TableRow>
          {headers.map((header, column) => (
            <TableCell key={header} align={alignOf(column)}>
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([rowName, ...cells]) => (
          <TableRow key={rowName}>
            <TableCell component="th" scope="row">
              {rowName}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={index} align="right">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </CardTable>
  );
}
