import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import { formatCount } from '@/shared/format/numbers';
import { NextIcon, PreviousIcon } from '@/shared/icons/icons';
import { IconAction } from '@/shared/ui/controls/IconAction';
import type { ListPage } from './listModel';

interface PagerProps {
  /** The list's name. */
  readonly name: string;
  readonly shown: Omit<ListPage<unknown>, 'rows'>;
  readonly size: number;
  readonly sizes: readonly number[];
  /** Counts from 1. */
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Which rows of a list are shown, how many at once, and the way to the others. */
export function Pager({ name, shown, size, sizes, onPage, onSize }: PagerProps) {
  return (
    <TablePagination
      component="nav"
      aria-label={`Pages of ${name}`}
      count={shown.total}
      page={shown.page - 1}
      rowsPerPage={size}
      rowsPerPageOptions={[...sizes]}
      labelRowsPerPage="Rows per page"
      labelDisplayedRows={({ from, to, count }) =>
        `${formatCount(from)}–${formatCount(to)} of ${formatCount(count)}`
      }
      slotProps={{
        displayedRows: { role: 'status' },
        select: { native: true, variant: 'outlined', inputProps: { 'aria-label': 'Rows per page' } },
      }}
      ActionsComponent={PageButtons}
      onPageChange={(_, page) => onPage(page + 1)}
      onRowsPerPageChange={({ target }) => onSize(Number(target.value))}
    />
  );
}

type PageButtonsProps = Pick<TablePaginationProps, 'count' | 'page' | 'rowsPerPage' | 'onPageChange'>;

/** 'Previous page' and 'Next page', which keep the focus at the ends. */
function PageButtons({ count, page, rowsPerPage, onPageChange }: PageButtonsProps) {
  const isFirst = page <= 0;
  const isLast = (page + 1) * rowsPerPage >= count;
  return (
    <span>
      <IconAction
        label="Previous page"
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : (event) => onPageChange(event, page - 1)}
      >
        <PreviousIcon size={18} />
      </IconAction>
      <IconAction
        label="Next page"
        aria-disabled={isLast}
        onClick={isLast ? undefined : (event) => onPageChange(event, page + 1)}
      >
        <NextIcon size={18} />
      </IconAction>
    </span>
  );
}
