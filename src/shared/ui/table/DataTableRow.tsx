import { type ReactNode, useMemo } from 'react';
import type { Column } from './dataTableModel';
import { CollapseIcon, ExpandIcon } from '@/shared/icons/icons';
import { tableRoles } from './tableRoles';

/** What a row shows below itself when it is opened. */
export type RowDetail<Row> = (row: Row) => ReactNode;

interface DataTableRowProps<Row> {
  readonly row: Row;
  readonly rowId: string;
  /** Place in the whole table, the header being 1. */
  readonly rowIndex: number | undefined;
  readonly columns: readonly Column<Row>[];
  readonly detail: RowDetail<Row> | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (rowId: string) => void;
}

function RowCells<Row>(props: DataTableRowProps<Row>) {
  const { row, rowId, rowIndex, columns, detail, isOpen, onToggle } = props;
  return (
    <>
      <tr {...tableRoles.row} aria-rowindex={rowIndex}>
        {columns.map((column) => {
          const { id, align, header, narrow, isRowHeader = false } = column;
          const content = column.cell(row);
          if (!isRowHeader) {
            return (
              <td key={id} {...tableRoles.cell} data-align={align} data-narrow={narrow} data-label={header}>
                {content}
              </td>
            );
          }
          return (
            <th key={id} {...tableRoles.rowHeader} scope="row" data-align={align} data-narrow={narrow}>
              {detail === undefined ? (
                content
              ) : (
                <button
                  type="button"
                  className="q-disclose"
                  aria-expanded={isOpen}
                  onClick={() => onToggle(rowId)}
                >
                  {isOpen ? <CollapseIcon size={16} /> : <ExpandIcon size={16} />}
                  <span>{content}</span>
                </button>
              )}
            </th>
          );
        })}
      </tr>
      {isOpen && detail !== undefined && (
        <tr {...tableRoles.row} data-detail>
          <td {...tableRoles.cell} colSpan={columns.length}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}

/** One row, and below it what it tells more. It renders again only when something of its own has changed. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, rowId, rowIndex, columns, detail, isOpen, onToggle } = props;
  return useMemo(
    () => (
      <RowCells
        row={row}
        rowId={rowId}
        rowIndex={rowIndex}
        columns={columns}
        detail={detail}
        isOpen={isOpen}
        onToggle={onToggle}
      />
    ),
    [row, rowId, rowIndex, columns, detail, isOpen, onToggle],
  );
}
