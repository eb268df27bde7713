import { useCallback, useMemo, useState } from 'react';
import { chunksOf, type Column, type Sort, sortAfterClick } from './dataTableModel';
import { DataTableChunk } from './DataTableChunk';
import type { RowDetail } from './DataTableRow';
import { TableFrame, TableScroller } from './dataTableStyle';
import { SortDownIcon, SortUpIcon } from '@/shared/icons/icons';
import { tableRoles } from './tableRoles';

interface DataTableProps<Row> {
  /** The table's accessible name. */
  readonly name: string;
  /** The same array from render to render, or every row renders anew. */
  readonly columns: readonly Column<Row>[];
  /** In the order in which they are shown. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Makes the row header a button that opens this below the row; one row at a time. */
  readonly detail?: RowDetail<Row>;
  /** What becomes of the columns where they do not fit: each row a card, or the table scrolls sideways. */
  readonly narrow?: 'cards' | 'scroll';
  /** Width in px below which it scrolls. */
  readonly minWidth?: number;
}

/** Rows from which on a table draws only what is near the screen. */
const LONG = 50;

/** Rows that a long table draws together. */
const CHUNK = 16;

/** A table of any length: sortable by its headers, its rows openable, its far rows not drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rows, rowKey, sort, onSort, detail, narrow = 'scroll', minWidth } = props;
  const [openRow, setOpenRow] = useState<string>();
  const toggle = useCallback(
    (rowId: string) => setOpenRow((open) => (open === rowId ? undefined : rowId)),
    [],
  );
  const isWindowed = rows.length > LONG;
  const chunks = useMemo(() => chunksOf(rows, isWindowed ? CHUNK : rows.length), [rows, isWindowed]);
  return (
    <TableFrame>
      <TableScroller data-narrow={narrow}>
        <table
          {...tableRoles.table}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
          style={minWidth === undefined ? undefined : { minWidth }}
        >
          <caption>{name}</caption>
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
          <thead {...tableRoles.rowGroup}>
            <tr {...tableRoles.row} aria-rowindex={isWindowed ? 1 : undefined}>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {chunks.map((chunk, index) => (
            <DataTableChunk
              key={index}
              rows={chunk}
              offset={index * CHUNK}
              isWindowed={isWindowed}
              columns={columns}
              rowKey={rowKey}
              detail={detail}
              openRow={openRow}
              onToggle={toggle}
            />
          ))}
        </table>
      </TableScroller>
    </TableFrame>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { header, align, sortBy, firstDirection = 'asc' } = column;
  if (sortBy === undefined || onSort === undefined) {
    return (
      <th {...tableRoles.columnHeader} scope="col" data-align={align}>
        <span className={column.isHeaderHidden === true ? 'q-visually-hidden' : undefined}>{header}</span>
      </th>
    );
  }
  const direction = sort?.by === column.id ? sort.direction : undefined;
  const Icon = (direction ?? firstDirection) === 'asc' ? SortUpIcon : SortDownIcon;
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      data-align={align}
      data-sortable
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <button type="button" className="q-sort" onClick={() => onSort(sortAfterClick(column, sort))}>
        {header}
        <Icon size={14} />
      </button>
    </th>
  );
}
