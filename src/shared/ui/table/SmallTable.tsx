import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface SmallTableProps {
  readonly name: string;
  readonly headers: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

const alignOf = (column: number) => (column === 0 ? 'left' : 'right');

export function SmallTable({ name, headers, rows }: SmallTableProps) {
  return (
    <Table size="dense" aria-label={name}>
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
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
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
    </Table>
  );
}
