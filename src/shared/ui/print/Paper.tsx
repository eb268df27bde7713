import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { weights } from '@/shared/theme/tokens';

/** Paper is white, and the page around the sheet is not printed. */
const PAPER = (
  <GlobalStyles
    styles={{
      '@media print': {
        'html[data-theme], body': { background: 'white', colorScheme: 'light' },
        'body > :not([data-part="print-sheet"])': { display: 'none !important' },
      },
    }}
  />
);

const PaperSheet = styled('article')({
  color: 'black',
  '& table': { marginTop: 16 },
  // Class doubled: MUI sets its own side for captions.
  '&& caption': { padding: '0 0 4px', color: 'inherit', captionSide: 'top', fontWeight: weights.medium },
  '& tr': { breakInside: 'avoid' },
  '& .MuiTableCell-root': { padding: '3px 8px 3px 0', verticalAlign: 'top' },
  // Browsers draw the letters of a variable font into a PDF: in many viewers they cannot be searched or copied.
  '&& *': { fontFamily: 'sans-serif' },
  '& tbody th': { fontWeight: weights.medium },
});

/** Printed in place of the page: outside of it, and in the light scheme regardless of the theme. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <PaperSheet data-part="print-sheet" data-theme="light">
      {PAPER}
      {children}
    </PaperSheet>,
    document.body,
  );
}

interface FigureTableProps {
  readonly name: string;
  /** Figures without a value have no row. */
  readonly figures: readonly (readonly [name: string, value: string | undefined])[];
}

export function FigureTable({ name, figures }: FigureTableProps) {
  return (
    <Table>
      <caption>{name}</caption>
      <TableBody>
        {figures.map(
          ([figure, value]) =>
            value !== undefined && (
              <TableRow key={figure}>
                <TableCell component="th" scope="row">
                  {figure}
                </TableCell>
                <TableCell>{value}</TableCell>
              </TableRow>
            ),
        )}
      </TableBody>
    </Table>
  );
}
