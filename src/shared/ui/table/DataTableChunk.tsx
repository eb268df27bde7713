import { useRef } from 'react';
import type { Column } from './dataTableModel';
import { DataTableRow, type RowDetail } from './DataTableRow';
import { tableRoles } from './tableRoles';
import { useNearViewport } from './useNearViewport';

interface DataTableChunkProps<Row> {
  readonly rows: readonly Row[];
  /** Place of its first row in the whole table, from 0. */
  readonly offset: number;
  /** The table is long: what is far from the screen is an empty space of the same height. */
  readonly isWindowed: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly detail: RowDetail<Row> | undefined;
  readonly openRow: string | undefined;
  readonly onToggle: (rowId: string) => void;
}

/** Height of a row in px before one has been measured. */
const ROW_HEIGHT = 41;

/** Some rows of a table, drawn while they are near the screen. */
export function DataTableChunk<Row>(props: DataTableChunkProps<Row>) {
  const { rows, offset, isWindowed, columns, rowKey, detail, openRow, onToggle } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { near, height } = useNearViewport(body, {
    near: !isWindowed || offset === 0,
    height: rows.length * ROW_HEIGHT,
    watched: isWindowed,
  });
  return (
    <tbody ref={body} {...tableRoles.rowGroup}>
      {near ? (
        rows.map((row, index) => {
          const rowId = rowKey(row);
          return (
            <DataTableRow
              key={rowId}
              row={row}
              rowId={rowId}
              rowIndex={isWindowed ? offset + index + 2 : undefined}
              columns={columns}
              detail={detail}
              isOpen={openRow === rowId}
              onToggle={onToggle}
            />
          );
        })
      ) : (
        <tr {...tableRoles.row} data-space aria-hidden="true">
          <td {...tableRoles.cell} colSpan={columns.length} style={{ height }} />
        </tr>
      )}
    </tbody>
  );
}
