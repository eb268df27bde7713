import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode, type Ref, useMemo } from 'react';
import { CollapseIcon, ExpandIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { vars } from '@/shared/theme/vars';
import { type Column, contentOf } from './dataTableModel';
import { BodyRow, DetailCell, PlaceholderCell, WideRow } from './TableFrame';

export type RowDetail<Item> = (row: Item) => ReactNode;

/** What all rows of a table share. */
export interface RowContext<Item> {
  readonly columns: readonly Column<Item>[];
  readonly detail: RowDetail<Item> | undefined;
  readonly onToggle: (rowId: string) => void;
}

/** For tables whose rows are not all in the document. */
interface MeasuredItem {
  /** Index among the measured rows. */
  readonly itemIndex: number;
  readonly measure: Ref<HTMLTableRowElement>;
}

/** The body of a table; its items are the rows, and the detail of the open one after it. */
export interface TableItems {
  /** The data of the items. */
  readonly rows: readonly unknown[];
  readonly count: number;
  readonly columns: number;
  readonly renderItem: (index: number, measured?: MeasuredItem) => ReactNode;
}

interface RowProps<Item> extends RowContext<Item>, Partial<MeasuredItem> {
  readonly row: Item;
  readonly rowId: string;
  readonly isOpen: boolean;
  /** Position in the whole table, the header being 1; set if not all rows are in the document. */
  readonly rowIndex?: number;
}

/** In px: makes a row as high as one with a single line of text. */
const PLACEHOLDER_HEIGHT = 24;

const OpenButton = styled(ButtonBase)({
  gap: 6,
  minHeight: 24,
  margin: '-2px -4px',
  padding: '2px 4px',
  borderRadius: 4,
  color: vars.palette.text.primary,
  font: 'inherit',
  textAlign: 'inherit',
});

const shownWithin = (cell: ReactNode): ReactNode =>
  typeof cell === 'string' ? <LongText text={cell} /> : cell;

/** One row. It renders again only if something of its own has changed. */
export function Row<Item>(props: RowProps<Item>) {
  const { row, rowId, rowIndex, itemIndex, measure, columns, detail, isOpen, onToggle } = props;
  const isExpandable = detail !== undefined;
  return useMemo(
    () => (
      <BodyRow
        role="row"
        hover
        hasAction={columns.some(({ narrow }) => narrow === 'action')}
        aria-rowindex={rowIndex}
        data-index={itemIndex}
        {...(measure && { ref: measure })}
      >
        {columns.map((column) => {
          const { id, align, header, isHeaderHidden = false, narrow, isRowHeader = false } = column;
          // State in a cell belongs to the row.
          const content = <Fragment key={rowId}>{shownWithin(contentOf(column, row))}</Fragment>;
          const attributes = {
            // If rows are cards, `display` removes the implicit role.
            role: isRowHeader ? 'rowheader' : 'cell',
            'data-align': align,
            'data-narrow': narrow,
          };
          if (!isRowHeader) {
            return (
              <td key={id} data-label={isHeaderHidden ? undefined : header} {...attributes}>
                {content}
              </td>
            );
          }
          return (
            <th key={id} scope="row" {...attributes}>
              {isExpandable ? (
                <OpenButton aria-expanded={isOpen} onClick={() => onToggle(rowId)}>
                  {isOpen ? (
                    <CollapseIcon size={16} color="disabled" />
                  ) : (
                    <ExpandIcon size={16} color="disabled" />
                  )}
                  <span>{content}</span>
                </OpenButton>
              ) : (
                content
              )}
            </th>
          );
        })}
      </BodyRow>
    ),
    [row, rowId, rowIndex, itemIndex, measure, columns, isExpandable, isOpen, onToggle],
  );
}

export function PlaceholderRow<Item>({ columns }: Pick<RowContext<Item>, 'columns'>) {
  return (
    <BodyRow hasAction={columns.some(({ narrow }) => narrow === 'action')}>
      {columns.map(({ id, align, narrow }) => (
        <PlaceholderCell key={id} align={align} isLine={narrow === 'line'} data-narrow={narrow}>
          <Skeleton height={PLACEHOLDER_HEIGHT} />
        </PlaceholderCell>
      ))}
    </BodyRow>
  );
}

interface DetailRowProps extends Partial<MeasuredItem> {
  /** Columns that it spans. */
  readonly columns: number;
  readonly children: ReactNode;
}

export function DetailRow({ columns, itemIndex, measure, children }: DetailRowProps) {
  return (
    <WideRow role="row" data-index={itemIndex} {...(measure && { ref: measure })}>
      <DetailCell role="cell" colSpan={columns}>
        {children}
      </DetailCell>
    </WideRow>
  );
}
