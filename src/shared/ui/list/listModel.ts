import type { QueryChanges } from '@/shared/routing/useQuery';
import type { Sort } from '@/shared/ui/table/dataTableModel';

export interface ListView {
  readonly search: string;
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
}

/** The initial view of a list, and the page sizes that it offers. */
export interface ListDefaults {
  readonly sizes: readonly number[];
  readonly size: number;
  readonly sort?: Sort;
}

/** Pages of a list that does not say otherwise. */
export const PAGES: ListDefaults = { sizes: [10, 25, 50, 100], size: 10 };

const SORT = /^(-?)([A-Za-z]+)$/;

/** Reads the view from an address; unusable values count as absent. */
export function readListView(params: URLSearchParams, defaults: ListDefaults): ListView {
  const size = Number(params.get('size'));
  const page = Number(params.get('page'));
  return {
    search: params.get('q') ?? '',
    sort: readSort(params.get('sort')) ?? defaults.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: defaults.sizes.includes(size) ? size : defaults.size,
  };
}

function readSort(value: string | null): Sort | undefined {
  const match = SORT.exec(value ?? '');
  if (match === null) return undefined;
  return { by: match[2] ?? '', direction: match[1] === '-' ? 'desc' : 'asc' };
}

/** What a change of the view writes into the address. A different search, order or size starts at the first page. */
export function listViewChanges(change: Partial<ListView>, { size }: ListDefaults): QueryChanges {
  const { page = 1 } = change;
  return {
    page: page === 1 ? undefined : String(page),
    ...('search' in change && { q: change.search === '' ? undefined : change.search }),
    ...(change.sort !== undefined && {
      sort: `${change.sort.direction === 'desc' ? '-' : ''}${change.sort.by}`,
    }),
    ...(change.size !== undefined && { size: change.size === size ? undefined : String(change.size) }),
  };
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The page that is shown: beyond the last page, it is the last one. */
  readonly page: number;
  readonly total: number;
}

export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: Pick<ListView, 'page' | 'size'>,
): ListPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * size;
  return { rows: rows.slice(start, start + size), page: shown, total: rows.length };
}
