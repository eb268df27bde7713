import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

const Frame = styled('div')({
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& caption': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  '& th, & td': {
    padding: '4px 6px',
    textAlign: 'end',
    font: vars.font.body2,
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& td:last-of-type': { paddingInlineEnd: 0 },
  '& thead th': { color: vars.palette.text.secondary, fontWeight: weights.medium },
  '& tbody th': { fontWeight: weights.regular, overflowWrap: 'anywhere' },
});

interface InsightTableProps {
  /** Its accessible name. */
  readonly name: string;
  readonly headers: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** The small table of a card. */
export function InsightTable({ name, headers, rows }: InsightTableProps) {
  return (
    <Frame>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([rowName, ...cells]) => (
            <tr key={rowName}>
              <th scope="row">{rowName}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
