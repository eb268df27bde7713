import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useCallback, useState } from 'react';
import { type Column, type Sort } from './dataTableModel';
import { HeaderCell } from './HeaderCell';
import { DetailRow, Row, type RowContext, type RowDetail } from './rows';
import { TableFrame, TableScroller } from './TableFrame';
import { WindowedRows } from './WindowedRows';

interface DataTableProps<Item> {
  /** The table's accessible name. */
  readonly name: string;
  /** The same array from render to render, or every row renders again. */
  readonly columns: readonly Column<Item>[];
  /** In the order in which they are shown. */
  readonly rows: readonly Item[];
  readonly rowKey: (row: Item) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Makes the row header a button that opens this below the row; one row at a time. */
  readonly detail?: RowDetail<Item>;
  /** Where the columns do not fit, each row becomes a card, or the table scrolls sideways. */
  readonly narrow?: 'cards' | 'scroll';
  /** Width in px below which it scrolls. */
  readonly minWidth?: number;
}

/** Rows from which on only those near the viewport are in the document. */
const LONG = 50;

/** A table of any length, sortable by its headers, with rows that can be opened. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { name, columns, rows, rowKey, sort, onSort, detail, narrow = 'scroll', minWidth } = props;
  const [openRow, setOpenRow] = useState<string>();
  const toggle = useCallback(
    (rowId: string) => setOpenRow((open) => (open === rowId ? undefined : rowId)),
    [],
  );
  const isWindowed = rows.length > LONG;
  const context: RowContext<Item> = { columns, detail, onToggle: toggle };
  return (
    <TableFrame>
      <TableScroller data-narrow={narrow}>
        {/* Roles are spelled out: where rows are cards, `display` takes the natural ones away. */}
        <Table
          role="table"
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
          style={minWidth === undefined ? undefined : { minWidth }}
        >
          <caption>{name}</caption>
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
          <TableHead role="rowgroup">
            <TableRow role="row" aria-rowindex={isWindowed ? 1 : undefined}>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </TableRow>
          </TableHead>
          {isWindowed ? (
            <WindowedRows rows={rows} rowKey={rowKey} openRow={openRow} context={context} />
          ) : (
            <TableBody role="rowgroup">
              {rows.map((row) => {
                const rowId = rowKey(row);
                const isOpen = openRow === rowId;
                return [
                  <Row key={rowId} row={row} rowId={rowId} isOpen={isOpen} {...context} />,
                  isOpen && detail !== undefined && (
                    <DetailRow key={`${rowId} detail`} columns={columns.length}>
                      {detail(row)}
                    </DetailRow>
                  ),
                ];
              })}
            </TableBody>
          )}
        </Table>
      </TableScroller>
    </TableFrame>
  );
}
