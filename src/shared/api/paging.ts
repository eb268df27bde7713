import { isObject, tryDecode, unwrap } from './decode';
import type { Endpoint } from './endpoint';
import { rowsOf } from './list';
import { type ApiResponse, type DecodeResult, isSuccess, readResponse } from './response';

/** Of one list. */
const MAX_PAGES = 50;

/**
 * Reads a call to the end of its list: a page that announces a next one, or is full if the call
 * requests pages of a fixed size, is followed by the next one.
 *
 * @param ask - sends the call, with `page` in its query if given.
 */
export async function readPages<Args, Data>(
  endpoint: Endpoint<Args, Data>,
  ask: (page?: number) => Promise<ApiResponse>,
): Promise<DecodeResult<Data>> {
  const pages: [ApiResponse, ...ApiResponse[]] = [await ask()];
  let [last] = pages;
  while (pages.length < MAX_PAGES) {
    const page = nextPage(endpoint, last, pages.length);
    if (page === undefined) break;
    const next = await ask(page);
    // A server without paging sends the same rows again.
    if (JSON.stringify(bareRows(next.body)) === JSON.stringify(bareRows(last.body))) break;
    pages.push(next);
    last = next;
  }
  return readResponse(endpoint, pages);
}

/** Number of the page after `response`, which is the `count`-th; `undefined` if it is the last one. */
function nextPage<Args, Data>(
  { isRead, pageSize }: Endpoint<Args, Data>,
  response: ApiResponse,
  count: number,
): number | undefined {
  if (!isRead || !isSuccess(response.status)) return undefined;
  const size = bareRows(response.body)?.length ?? 0;
  if (size === 0) return undefined;
  const { last, totalPages, number } = positionOf(response.body);
  const isMore =
    typeof last === 'boolean'
      ? !last
      : typeof totalPages === 'number'
        ? count < totalPages
        : size === pageSize;
  return isMore ? (typeof number === 'number' ? number : count - 1) + 1 : undefined;
}

const bareRows = (body: unknown): readonly unknown[] | undefined => tryDecode(() => rowsOf(body).rows);

interface Position {
  readonly last?: unknown;
  readonly totalPages?: unknown;
  /** Of the page itself, from 0 or 1 depending on the server. */
  readonly number?: unknown;
}

/** The position of a page in its list: next to the rows, or in a separate `page` object. */
function positionOf(body: unknown): Position {
  if (!isObject(body)) return {};
  const inner = unwrap(body);
  const page = isObject(inner) ? inner : body;
  const { last, totalPages, number = page.page } = isObject(page.page) ? page.page : page;
  return { last, totalPages, number };
}
