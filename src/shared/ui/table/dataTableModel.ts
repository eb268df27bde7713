import type { ReactNode } from 'react';
import { compareNaturally } from '@/shared/format/naturalOrder';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** CSS width; columns without one share the rest. */
  readonly width?: string;
  readonly align?: 'right';
  /** The header is for screen readers only: the cells need none. */
  readonly isHeaderHidden?: boolean;
  /** Names its row. */
  readonly isRowHeader?: boolean;
  /**
   * Its position if rows are cards: in the first line, at the end of it, or on its own line; otherwise it
   * flows among the rest behind its name.
   */
  readonly narrow?: 'lead' | 'action' | 'line';
  /** Least important: if not all columns fit, its value is shown below that of the column without a width. */
  readonly isSpare?: true;
  /** The sort key; rows without a value come last in either direction. */
  readonly sortBy?: (row: Row) => string | number | undefined;
  /** Direction of the first click: numbers and dates are mostly sorted descending. */
  readonly firstDirection?: SortDirection;
  /** By default the sort key. */
  readonly cell?: (row: Row) => ReactNode;
}

/** The buttons or links of a row, at its end. */
export const actionColumn = <Row>(
  header: string,
  width: string,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({
  id: 'actions',
  header,
  isHeaderHidden: true,
  width,
  align: 'right',
  narrow: 'action',
  cell,
});

/** The usual `rowKey`. */
export const idOf = ({ id }: { readonly id: string }): string => id;

export const contentOf = <Row>({ cell, sortBy }: Column<Row>, row: Row): ReactNode => (cell ?? sortBy)?.(row);

type SortDirection = 'asc' | 'desc';

export interface Sort {
  readonly by: string;
  readonly direction: SortDirection;
}

/** Where a click on a column's header leads: its first direction, then the other one. */
export function sortAfterClick<Row>(column: Column<Row>, sort: Sort | undefined): Sort {
  const first = column.firstDirection ?? 'asc';
  const isReversal = sort?.by === column.id && sort.direction === first;
  return { by: column.id, direction: isReversal ? opposite(first) : first };
}

const opposite = (direction: SortDirection): SortDirection => (direction === 'asc' ? 'desc' : 'asc');

/** A sorted copy; equal rows keep their order. A column that cannot be sorted leaves the rows as they are. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.by)?.sortBy;
  if (sort === undefined || valueOf === undefined) return rows;
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row);
}

type Value = string | number | undefined;

function compare(a: Value, b: Value, sign: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareNaturally(String(a), String(b));
}
