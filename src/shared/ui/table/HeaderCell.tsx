import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { SortDownIcon } from '@/shared/icons/icons';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { type Column, type Sort, sortAfterClick } from './dataTableModel';
import { cellAlign } from './rows';

interface HeaderCellProps<Item> {
  readonly column: Column<Item>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

const SortIcon = ({ className }: { readonly className?: string }) => (
  <SortDownIcon size={14} className={className} />
);

/** The header of a column, a button where it can be sorted by. */
export function HeaderCell<Item>({ column, sort, onSort }: HeaderCellProps<Item>) {
  const { header, align, sortBy, firstDirection = 'asc' } = column;
  if (sortBy === undefined || onSort === undefined) {
    return (
      <TableCell role="columnheader" align={cellAlign(align)}>
        {column.isHeaderHidden === true ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </TableCell>
    );
  }
  const direction = sort?.by === column.id ? sort.direction : undefined;
  return (
    <TableCell role="columnheader" align={cellAlign(align)} sortDirection={direction ?? false} data-sortable>
      <TableSortLabel
        component="button"
        active={direction !== undefined}
        direction={direction ?? firstDirection}
        IconComponent={SortIcon}
        onClick={() => onSort(sortAfterClick(column, sort))}
      >
        {header}
      </TableSortLabel>
    </TableCell>
  );
}
