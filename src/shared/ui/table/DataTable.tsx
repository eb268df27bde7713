import { styled } from '@mui/material/styles';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { SortDownIcon } from '@/shared/icons/icons';
import { isBelow } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { type Column, contentOf, type Sort, sortAfterClick } from './dataTableModel';
import { DetailRow, PlaceholderRow, Row, type RowContext, type RowDetail, type TableItems } from './rows';
import {
  Caption,
  CARDS,
  FrameBody,
  FramedTable,
  FrameHead,
  HeadCell,
  HeadRow,
  SORT_LABEL,
  TableFrame,
  TableScroller,
} from './TableFrame';

/** A tablet in portrait: too narrow for every column, too wide for cards. */
const MEDIUM = `(min-width: ${CARDS.few}px) and ${isBelow('laptop')}`;

const Facts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  marginTop: 2,
  color: vars.palette.text.secondary,
  font: vars.font.caption,
  overflowWrap: 'anywhere',
});

const FactName = styled('span')({ color: vars.palette.text.disabled });

/**
 * The columns without the spare ones, whose values are shown below those of the column that takes the
 * remaining width.
 */
function withSpareBelow<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const spare = columns.filter(({ isSpare }) => isSpare === true);
  if (spare.length === 0) return columns;
  const flexibleColumn = columns.find(({ width }) => width === undefined);
  return columns
    .filter((column) => !spare.includes(column))
    .map((column) =>
      column === flexibleColumn
        ? {
            ...column,
            cell: (row) => (
              <>
                {contentOf(column, row)}
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
      {columns.map((column) => (
        <span key={column.id}>
          <FactName>{column.header}</FactName> {contentOf(column, row)}
        </span>
      ))}
    </Facts>
  );
}

interface DataTableProps<Item> {
  readonly name: string;
  /** Must be the same array on every render, or every row renders again. */
  readonly columns: readonly Column<Item>[];
  /** In display order. */
  readonly rows: readonly Item[];
  /** How many placeholders are shown for rows that are still loading. */
  readonly placeholders?: number | undefined;
  readonly rowKey: (row: Item) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Makes the row header a button that opens this below the row; one row at a time. */
  readonly detail?: RowDetail<Item>;
  /** Width in px below which it scrolls, if its rows are not yet cards. */
  readonly minWidth?: number;
}

/** This many columns fit on a tablet. */
const FEW_COLUMNS = 5;

/** From this number of rows on, only those near the viewport are in the document. */
const LONG_TABLE = 50;

/** Rows of a long table that are shown until the code for the others has loaded: more than fit on a screen. */
const INITIAL_ROWS = 30;

/** Only long tables need its library; without it they are slower, but complete. */
const VirtualizedRows = lazyPart(async () => (await import('./VirtualizedRows')).VirtualizedRows, {
  placeholder: (items) => <AllRows {...items} count={Math.min(items.count, INITIAL_ROWS)} />,
  fallback: (items) => <AllRows {...items} />,
});

/** In px: no row is less high. */
const ROW_HEIGHT = 36;

/** First the rows that fit on the screen, so that those of a result of 40 are painted 350 ms earlier at CPU ÷ 4. */
function AllRows({ count, renderItem }: TableItems) {
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? count : Math.min(count, Math.ceil(window.innerHeight / ROW_HEIGHT));
  return (
    <FrameBody role="rowgroup">{Array.from({ length: shown }, (_, index) => renderItem(index))}</FrameBody>
  );
}

/**
 * A table of any length, sortable by its headers, with rows that can be opened. On a narrow screen they are cards.
 *
 * @example
 * <DataTable name="Questions" columns={columns} rows={rows} rowKey={idOf} />
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { name, columns: all, rows, placeholders, rowKey, sort, onSort, detail, minWidth } = props;
  const isMedium = useMediaQuery(MEDIUM);
  const columns = useMemo(() => (isMedium ? withSpareBelow(all) : all), [isMedium, all]);
  const isReduced = columns !== all;
  const [openRow, setOpenRow] = useState<string>();
  const toggle = useCallback(
    (rowId: string) => setOpenRow((open) => (open === rowId ? undefined : rowId)),
    [],
  );
  const isVirtualized = rows.length > LONG_TABLE;
  const context: RowContext<Item> = { columns, detail, onToggle: toggle };
  const openIndex = detail === undefined ? -1 : rows.findIndex((row) => rowKey(row) === openRow);
  const detailIndex = openIndex === -1 ? Number.POSITIVE_INFINITY : openIndex + 1;

  const renderItem: TableItems['renderItem'] = (item, measured) => {
    const index = item >= detailIndex ? item - 1 : item;
    const row = rows[index];
    if (row === undefined) return null;
    const rowId = rowKey(row);
    if (item === detailIndex) {
      return (
        <DetailRow key={`${rowId} detail`} columns={columns.length} {...measured}>
          {detail?.(row)}
        </DetailRow>
      );
    }
    return (
      <Row
        // In place, so that a new order only changes the contents of cells.
        key={isVirtualized ? index : rowId}
        row={row}
        rowId={rowId}
        isOpen={index === openIndex}
        {...(isVirtualized && { rowIndex: index + 2 })}
        {...context}
        {...measured}
      />
    );
  };

  const Rows = isVirtualized ? VirtualizedRows : AllRows;
  return (
    <TableFrame cards={columns.length > FEW_COLUMNS && !isReduced ? 'many' : 'few'}>
      <TableScroller>
        {/* Roles are explicit: if rows are cards, `display` removes the implicit ones. */}
        <FramedTable
          role="table"
          aria-rowcount={isVirtualized ? rows.length + 1 : undefined}
          style={minWidth === undefined || isReduced ? undefined : { minWidth }}
        >
          <Caption>{name}</Caption>
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
          <Head columns={columns} sort={sort} onSort={onSort} rowIndex={isVirtualized ? 1 : undefined} />
          {placeholders === undefined ? (
            <Rows
              rows={rows}
              count={rows.length + (openIndex === -1 ? 0 : 1)}
              columns={columns.length}
              renderItem={renderItem}
            />
          ) : (
            <FrameBody>
              {Array.from({ length: placeholders }, (_, index) => (
                <PlaceholderRow key={index} columns={columns} />
              ))}
            </FrameBody>
          )}
        </FramedTable>
      </TableScroller>
    </TableFrame>
  );
}

interface HeadProps<Item> {
  readonly columns: readonly Column<Item>[];
  readonly rowIndex: number | undefined;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function Head<Item>({ columns, rowIndex, sort, onSort }: HeadProps<Item>) {
  const isSortable = onSort !== undefined && columns.some(({ sortBy }) => sortBy !== undefined);
  return (
    <FrameHead role="rowgroup">
      <HeadRow role="row" aria-rowindex={rowIndex} isSortable={isSortable}>
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </HeadRow>
    </FrameHead>
  );
}

interface HeaderCellProps<Item> extends Pick<HeadProps<Item>, 'sort' | 'onSort'> {
  readonly column: Column<Item>;
}

const SortIcon = ({ className }: { readonly className?: string }) => (
  <SortDownIcon size={14} className={className} />
);

/** The header of a column, a button if the column can be sorted. */
function HeaderCell<Item>({ column, sort, onSort }: HeaderCellProps<Item>) {
  const { header, align, sortBy, firstDirection = 'asc' } = column;
  if (sortBy === undefined || onSort === undefined) {
    return (
      <HeadCell role="columnheader" align={align} isSortable={false}>
        {column.isHeaderHidden === true ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </HeadCell>
    );
  }
  const direction = sort?.by === column.id ? sort.direction : undefined;
  return (
    <HeadCell role="columnheader" align={align} sortDirection={direction ?? false} isSortable>
      <TableSortLabel
        component="button"
        sx={SORT_LABEL}
        active={direction !== undefined}
        direction={direction ?? firstDirection}
        IconComponent={SortIcon}
        onClick={() => onSort(sortAfterClick(column, sort))}
      >
        {header}
      </TableSortLabel>
    </HeadCell>
  );
}
