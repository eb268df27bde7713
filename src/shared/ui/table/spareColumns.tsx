import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import type { Column } from './dataTableModel';

/** A tablet held upright: too narrow for every column, too wide for cards. */
export const MEDIUM = '(min-width: 609px) and (max-width: 900px)';

const Facts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  marginTop: 2,
  color: vars.palette.text.secondary,
  font: vars.font.caption,
  overflowWrap: 'anywhere',
  '& > span > span:first-of-type': { color: vars.palette.text.disabled },
});

/** The columns without the spare ones, whose values are below the column that shares the width. */
export function withSpareBelow<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const spare = columns.filter(({ isSpare }) => isSpare === true);
  if (spare.length === 0) return columns;
  const place = columns.find(({ width }) => width === undefined);
  return columns
    .filter((column) => !spare.includes(column))
    .map((column) =>
      column === place
        ? {
            ...column,
            cell: (row) => (
              <>
                {column.cell(row)}
                <SpareFacts columns={spare} row={row} />
              </>
            ),
          }
        : column,
    );
}

interface SpareFactsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

function SpareFacts<Row>({ columns, row }: SpareFactsProps<Row>) {
  return (
    <Facts>
      {columns.map(({ id, header, cell }) => (
        <span key={id}>
          <span>{header}</span> {cell(row)}
        </span>
      ))}
    </Facts>
  );
}
