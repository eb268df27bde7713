import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDebouncedValue } from '@/shared/browser/useDebouncedValue';
import { matchesAllWords } from '@/shared/format/matchesAllWords';
import { formatCount } from '@/shared/format/numbers';
import { NextIcon, PreviousIcon, SearchIcon } from '@/shared/icons/icons';
import { useQuery } from '@/shared/routing/useQuery';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { TextField } from '@/shared/ui/form/TextField';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { type Column, sortRows } from '@/shared/ui/table/dataTableModel';
import type { RowDetail } from '@/shared/ui/table/rows';
import { CsvButton } from './CsvButton';
import {
  type ListDefaults,
  type ListPage,
  type ListView,
  listViewChanges,
  pageOf,
  PAGES,
  readListView,
} from './listModel';

interface ListCsv<Row> {
  readonly fileName: string;
  /** Its content: called with the rows that were found, on all pages, in the order shown. */
  readonly text: (rows: readonly Row[]) => string;
}

export interface ListTableProps<Row> {
  readonly name: string;
  /** Must be the same array on every render. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** How many placeholders are shown for rows that are still loading. */
  readonly placeholders?: number;
  readonly rowKey: (row: Row) => string;
  /**
   * A function at module level: the text that the search looks through. Omitted if `rows` are already search
   * results.
   */
  readonly wordsOf?: (row: Row) => string;
  readonly searchLabel: string;
  /** Where it differs from `PAGES`. */
  readonly defaults?: Partial<ListDefaults>;
  /** Empty-state text. */
  readonly empty: string;
  readonly detail?: RowDetail<Row>;
  /** Width in px below which the table scrolls, if its rows are not yet cards. */
  readonly minWidth?: number;
  /** Further filters and actions, next to the search. */
  readonly tools?: ReactNode;
  readonly csv?: ListCsv<Row>;
  /** For a list in a dialog: the address has the view of the page behind it. */
  readonly isViewLocal?: boolean;
}

/** A list of any length with search, sorting and pages; its view is in the query, unless it is local. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, columns, rows, rowKey, wordsOf, searchLabel, empty, detail, minWidth } = props;
  const { tools, csv, placeholders } = props;
  const defaults: ListDefaults = { ...PAGES, ...props.defaults };
  const { view, show } = useListView(defaults, props.isViewLocal === true);
  const { search, sort, page, size } = view;
  const by = sort?.by ?? '';
  const direction = sort?.direction ?? 'asc';
  const found = useMemo(() => {
    if (wordsOf === undefined || search === '') return rows;
    const isFound = matchesAllWords(search);
    return rows.filter((row) => isFound(wordsOf(row)));
  }, [rows, wordsOf, search]);
  const sorted = useMemo(() => sortRows(found, columns, { by, direction }), [found, columns, by, direction]);
  const shown = useMemo(() => pageOf(sorted, { page, size }), [sorted, page, size]);
  return (
    <Stack>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-end' }}>
        <SearchField label={searchLabel} value={search} onChange={(text) => show({ search: text })} />
        {tools}
        {csv !== undefined && <CsvButton fileName={csv.fileName} text={() => csv.text(sorted)} />}
      </Stack>
      {shown.total === 0 && placeholders === undefined ? (
        <StateMessage text={empty} />
      ) : (
        <>
          <DataTable
            name={name}
            columns={columns}
            rows={shown.rows}
            rowKey={rowKey}
            sort={sort}
            onSort={(chosen) => show({ sort: chosen })}
            placeholders={placeholders}
            {...(detail !== undefined && { detail })}
            {...(minWidth !== undefined && { minWidth })}
          />
          <Pager
            name={name}
            isHidden={placeholders !== undefined}
            shown={shown}
            size={size}
            sizes={defaults.sizes}
            onPage={(chosen) => show({ page: chosen })}
            onSize={(chosen) => show({ size: chosen })}
          />
        </>
      )}
    </Stack>
  );
}

/** A different search, order or size starts at the first page. */
function useListView(defaults: ListDefaults, isLocal: boolean) {
  const { params, change } = useQuery();
  const [local, setLocal] = useState<Partial<ListView>>({});
  return {
    view: { ...readListView(isLocal ? NO_PARAMS : params, defaults), ...local },
    show: (changed: Partial<ListView>) =>
      isLocal ? setLocal({ ...local, page: 1, ...changed }) : change(listViewChanges(changed, defaults)),
  };
}

const NO_PARAMS = new URLSearchParams();

interface PagerProps {
  readonly name: string;
  /** Invisible, but its space is reserved. */
  readonly isHidden: boolean;
  readonly shown: Omit<ListPage<unknown>, 'rows'>;
  readonly size: number;
  readonly sizes: readonly number[];
  /** Counts from 1. */
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Which rows of a list are shown, how many at once, and links to the others. */
function Pager({ name, isHidden, shown, size, sizes, onPage, onSize }: PagerProps) {
  return (
    <TablePagination
      component="nav"
      aria-label={`Pages of ${name}`}
      sx={isHidden ? { visibility: 'hidden' } : undefined}
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

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Safari allows 100 history writes in 30 s. */
const SEARCH_DEBOUNCE_MS = 150;

/**
 * Filters a list while typing. The URL, which holds the search, follows debounced, and immediately on Enter
 * and blur; until blur the field shows the typed text.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const commit = (): void => {
    if (typed !== undefined && typed !== value) onChange(typed);
  };
  const onRest = useEffectEvent(commit);
  const rested = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  useEffect(() => onRest(), [rested]);
  const leave = (): void => {
    commit();
    setTyped(undefined);
  };
  return (
    <Box sx={{ flex: '1 1 16rem', maxWidth: '26rem' }}>
      <TextField
        label={label}
        type="search"
        size="small"
        value={typed ?? value}
        autoComplete="off"
        startAdornment={<SearchIcon size={18} />}
        slotProps={{ input: { spellCheck: false } }}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
        onBlur={leave}
      />
    </Box>
  );
}
