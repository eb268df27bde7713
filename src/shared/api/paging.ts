import { isObject, tryDecode, unwrap } from './decode';
import type { Endpoint } from './endpoint';
import { rowsOf } from './list';
import { type ApiResponse, type DecodeResult, isSuccess, readResponse } from './response';

/** Pages of one list. */
const MAX_PAGES = 50;

/** What a request for a further page has in its query. */
export type PageQuery = Readonly<Record<string, string>>;

/**
 * Reads a call to the end of its list: a page that announces a next one, or is full if the call
 * requests pages of a fixed size, is followed by the next one.
 *
 * @param ask - sends the call, with these parameters in its query if given.
 */
export async function readPages<Args, Data>(
  endpoint: Endpoint<Args, Data>,
  ask: (query?: PageQuery) => Promise<ApiResponse>,
): Promise<DecodeResult<Data>> {
  const pages: [ApiResponse, ...ApiResponse[]] = [await ask()];
  let [last] = pages;
  while (pages.length < MAX_PAGES) {
    const query = nextPage(endpoint, last, pages);
    if (query === undefined) break;
    let next = await ask(query);
    // A server whose pages have no number may count them from 1, unless the call asks for page 0.
    const mayCountFromOne = pages.length === 1 && query.page === '1' && endpoint.pageSize === undefined;
    if (mayCountFromOne && isSame(next, last)) next = await ask({ page: '2' });
    // A server without paging sends the same rows again.
    if (isSame(next, last)) break;
    pages.push(next);
    last = next;
  }
  return readResponse(endpoint, pages);
}

const isSame = (next: ApiResponse, last: ApiResponse): boolean =>
  JSON.stringify(bareRows(next.body)) === JSON.stringify(bareRows(last.body));

const sizeOf = ({ body }: ApiResponse): number => bareRows(body)?.length ?? 0;

/** The query of the page after `response`, the last of `pages`; `undefined` if there is none. */
function nextPage<Args, Data>(
  { isRead, pageSize }: Endpoint<Args, Data>,
  response: ApiResponse,
  pages: readonly ApiResponse[],
): PageQuery | undefined {
  if (!isRead || !isSuccess(response.status)) return undefined;
  const size = sizeOf(response);
  if (size === 0) return undefined;
  const { isLast, total, number, query } = positionOf(response.body, pages.length);
  const isMore =
    isLast === undefined && total !== undefined
      ? pages.reduce((sum, page) => sum + sizeOf(page), 0) < total
      : !(isLast ?? size !== pageSize);
  if (!isMore) return undefined;
  return query ?? { page: String((number ?? pages.length - 1) + 1) };
}

const bareRows = (body: unknown): readonly unknown[] | undefined => tryDecode(() => rowsOf(body).rows);

interface Position {
  readonly isLast: boolean | undefined;
  /** Rows of all pages. */
  readonly total: number | undefined;
  /** Number of the page itself, from 0 or 1 depending on the server. */
  readonly number: number | undefined;
  /** Query of the next page, if the server says it. */
  readonly query: PageQuery | undefined;
}

/** Where frameworks write the position of a page, beside its rows or around them. */
const AROUND = ['page', 'meta', 'pagination', 'paging', 'pageInfo', 'links', '_links'];
const NEXT = ['next', 'nextPage', 'nextPageUrl', 'nextUrl', 'nextLink', '@odata.nextLink'];
const IS_MORE = ['hasNext', 'hasNextPage', 'hasMore'];
const PAGES = ['totalPages', 'lastPage', 'pageCount'];
const TOTAL = ['total', 'totalCount', 'totalElements', 'totalItems', 'totalDocs', 'count'];
const NUMBER = ['number', 'page', 'currentPage', 'pageNumber'];

/** The position of a page in its list: next to the rows, or in an object of its own. */
function positionOf(body: unknown, count: number): Position {
  const around = [body, unwrap(body)].filter(isObject);
  const sources = [...around.flatMap((each) => AROUND.map((name) => each[name]).filter(isObject)), ...around];
  const values = (names: readonly string[]): readonly unknown[] =>
    sources.flatMap((source) =>
      names.filter((name) => Object.hasOwn(source, name)).map((name) => source[name]),
    );
  const numberOf = (names: readonly string[]): number | undefined =>
    values(names).find((value) => typeof value === 'number');
  const flagOf = (names: readonly string[]): boolean | undefined =>
    values(names).find((value) => typeof value === 'boolean');
  const next = values(NEXT);
  const query = next.map(queryOf).find((each) => each !== undefined);
  const more = flagOf(IS_MORE);
  const inAll = numberOf(PAGES);
  return {
    isLast:
      flagOf(['last']) ??
      (more === undefined ? undefined : !more) ??
      (inAll === undefined ? undefined : count >= inAll) ??
      (next.length > 0 ? query === undefined : undefined),
    total: numberOf(TOTAL),
    number: numberOf(NUMBER),
    query,
  };
}

/** The query that a link to the next page has, or the number of that page means. */
function queryOf(next: unknown): PageQuery | undefined {
  if (isObject(next)) return queryOf(next.href);
  if (typeof next === 'number' || (typeof next === 'string' && /^\d+$/.test(next)))
    return { page: String(next) };
  if (typeof next !== 'string' || !next.includes('?')) return undefined;
  return Object.fromEntries(new URLSearchParams(next.slice(next.indexOf('?') + 1)));
}
