import {
  DecodeContext,
  DecodeError,
  type DecodeNotes,
  type DecodeProblem,
  type DeviationRule,
  typeOf,
} from './decodeContext';
/** Reads raw responses by a call's declaration: pure, so that scripts read as the app does. */
import type { Endpoint } from './endpoint';
import { errorText } from './errorText';
import { rowsOf } from './list';
import { normalize, refusalIn } from './normalize';

export interface RawResponse {
  readonly status: number;
  readonly contentType?: string | undefined;
  /** The `Location` header. */
  readonly location?: string | undefined;
  readonly body: Uint8Array<ArrayBuffer> | string;
}

/** A response whose body is JSON, or else a text, or else bytes (images, and texts that are not UTF-8). */
export interface ApiResponse {
  readonly status: number;
  readonly location?: string | undefined;
  readonly body: unknown;
  /** What was undone to read the body. */
  readonly rules?: readonly DeviationRule[];
}

export type DecodeResult<Data> = DecodeNotes &
  (
    | { readonly outcome: 'data'; readonly data: Data }
    /** The response is a success, but its body cannot be used. */
    | { readonly outcome: 'unusable'; readonly problem: DecodeProblem; readonly error: DecodeError }
    /** A status that is not a success; `message` is the server's. */
    | {
        readonly outcome: 'refused';
        readonly status: number;
        readonly message: string | undefined;
        readonly isHtml: boolean;
      }
  );

const SUCCESS: readonly number[] = [200, 201, 204];

export function parseResponse({ status, contentType = '', location, body }: RawResponse): ApiResponse {
  const isImage = contentType.trim().toLowerCase().startsWith('image/');
  return {
    status,
    location,
    ...(isImage && typeof body !== 'string' ? { body } : parsed(body, isSuccess(status))),
  };
}

function parsed(body: RawResponse['body'], isContent: boolean): Pick<ApiResponse, 'body' | 'rules'> {
  let text = body;
  try {
    if (typeof text !== 'string') text = new TextDecoder('utf-8', { fatal: true }).decode(text);
    if (!isContent) return { body: parseJson(text) };
    const { value, rules } = normalize(text, parseJson);
    return { body: value, ...(rules.length > 0 && { rules }) };
  } catch {
    return { body: text };
  }
}

const parseJson = (json: string): unknown => JSON.parse(quoteLongIntegers(json));

/**
 * Integers above 2^53 as texts, which decoders read as numbers too: `JSON.parse` would round their last digits, and
 * not every browser gives its reviver the source. What is inside of texts stays as it is.
 */
function quoteLongIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  const parts: string[] = [];
  for (let at = 0; at < json.length;) {
    const start = json.indexOf('"', at);
    const plain = json.slice(at, start < 0 ? json.length : start);
    parts.push(plain.replaceAll(/[-+.\w]+/g, quoteIfLong));
    if (start < 0) break;
    at = endOfText(json, start);
    parts.push(json.slice(start, at));
  }
  return parts.join('');
}

const quoteIfLong = (word: string): string =>
  /^-?\d{16,}$/.test(word) && !Number.isSafeInteger(Number(word)) ? `"${word}"` : word;

/** The index after the closing quotation mark of the text that starts at `start`. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
  return json.length;
}

export const isSuccess = (status: number): boolean => SUCCESS.includes(status);

/** The status of a refusal, also of one that only the body states. */
const statusOf = ({ status, body }: ApiResponse): number | undefined =>
  isSuccess(status) ? refusalIn(body) : status;

/** 404 as 'none yet', unless it is a page of HTML: the address is then wrong. */
const isNoneYet = <Args, Data>({ noneYet }: Endpoint<Args, Data>, { status, body }: ApiResponse): boolean =>
  noneYet && status === 404 && typeOf(body) !== 'HTML';

/**
 * Reads the response of a call, or the responses of all its pages. Never throws because of what the server sent.
 *
 * @param pages - as `readPages` requests them; usually one.
 */
export function readResponse<Args, Data>(
  endpoint: Endpoint<Args, Data>,
  pages: readonly [ApiResponse, ...ApiResponse[]],
): DecodeResult<Data> {
  const refused = pages.find((page) => statusOf(page) !== undefined && !isNoneYet(endpoint, page));
  if (refused !== undefined) {
    const status = statusOf(refused) ?? refused.status;
    const context = new DecodeContext();
    if (status !== refused.status) context.deviates('refusal with a status of success');
    const message = errorText(refused.body, context);
    const isHtml = typeOf(refused.body) === 'HTML';
    return { outcome: 'refused', status, message, isHtml, ...context.notes };
  }
  const context = new DecodeContext(pages[0]);
  for (const rule of pages.flatMap(({ rules = [] }) => rules)) context.deviates(rule);
  const read = readBody(endpoint, pages, context);
  return read instanceof DecodeError
    ? { outcome: 'unusable', problem: read, error: read, ...context.notes }
    : { outcome: 'data', data: read.data, ...context.notes };
}

function readBody<Args, Data>(
  endpoint: Endpoint<Args, Data>,
  pages: readonly [ApiResponse, ...ApiResponse[]],
  context: DecodeContext,
): { readonly data: Data } | DecodeError {
  const [first] = pages;
  if (first.status === 404) context.deviates('404 for none yet');
  if (first.status === 204) context.deviates('204 for a body');
  try {
    return { data: endpoint.decode(first.status === 404 ? undefined : wholeBody(pages, context), context) };
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
}

/** If there are several pages, the rows of all. */
function wholeBody(pages: readonly [ApiResponse, ...ApiResponse[]], context: DecodeContext): unknown {
  const [first] = pages;
  if (pages.length === 1) return first.body;
  context.deviates('list in several pages');
  return pages.flatMap(({ body }) => rowsOf(body, context).rows);
}
