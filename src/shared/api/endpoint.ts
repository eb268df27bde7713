import type { Decode } from './decode';
import type { Described } from './schema';

/** What a call of the wire sends in addition to its method: everything is built here, nowhere else. */
export interface WireRequest {
  /** Values of the path's `:names`; each is sent as one segment. */
  readonly segments?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON body, exactly as the contract spells it. */
  readonly body?: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the contract, declared once: the client sends it, the demo backend handles it.
 * `Args` is what a feature passes, `Data` the decoded entity that it receives.
 */
export interface Endpoint<Args, Data> {
  /** The contract's id of the call, for example `createQuiz`. */
  readonly id: string;
  readonly method: Method;
  /** Path under `{host}/qlearn`, with `:name` for each segment that is filled in. */
  readonly path: string;
  /** `required`: Bearer always; `never`: `/auth/*`; `optional`: Bearer only when signed in (shared question). */
  readonly bearer: 'required' | 'never' | 'optional';
  readonly request: (args: Args) => WireRequest;
  /** Throws `DecodeError` if the body cannot be used at all. */
  readonly decode: Decode<Data> & Partial<Described>;
  /** Changes nothing: every GET, and each POST that only reads. */
  readonly isRead: boolean;
  /** 404 means that none exists yet: it is read as an empty body. */
  readonly noneYet: boolean;
  /** A 401 has its own meaning; after that of any other call, /user/me is asked whether the session is over. */
  readonly isOfSession: boolean;
  /** Rows of a full page, if the call asks for pages by `page` and `size`. */
  readonly pageSize?: number | undefined;
}

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PathArgs<Path extends string> = Readonly<Record<ParamOf<Path>, string>>;

type WithoutParams<Path extends string> = [ParamOf<Path>] extends [never] ? Path : never;

type Options<Args, Data> = Partial<
  Pick<Endpoint<Args, Data>, 'bearer' | 'isRead' | 'noneYet' | 'isOfSession' | 'pageSize'>
>;

interface DeclareCall {
  /** A call without arguments. */
  <const Path extends string, Data>(
    id: string,
    path: WithoutParams<Path>,
    decode: Endpoint<void, Data>['decode'],
    options?: Options<void, Data> & { readonly request?: () => WireRequest },
  ): Endpoint<void, Data>;
  /** A call whose arguments are the path's parameters. */
  <const Path extends string, Data>(
    id: string,
    path: Path,
    decode: Endpoint<void, Data>['decode'],
    options?: Options<PathArgs<Path>, Data> & { readonly request?: never },
  ): Endpoint<PathArgs<Path>, Data>;
  <Args, Data>(
    id: string,
    path: string,
    decode: Endpoint<void, Data>['decode'],
    options: Options<Args, Data> & Pick<Endpoint<Args, Data>, 'request'>,
  ): Endpoint<Args, Data>;
}

const isSegments = (args: unknown): args is Readonly<Record<string, string>> =>
  typeof args === 'object' &&
  args !== null &&
  Object.values(args).every((value) => typeof value === 'string');

const call =
  (method: Method): DeclareCall =>
  <Args, Data>(
    id: string,
    path: string,
    decode: Endpoint<Args, Data>['decode'],
    options: Options<Args, Data> & Partial<Pick<Endpoint<Args, Data>, 'request'>> = {},
  ): Endpoint<Args, Data> => ({
    id,
    method,
    path,
    decode,
    bearer: 'required',
    isRead: method === 'GET',
    noneYet: false,
    isOfSession: false,
    ...options,
    request: options.request ?? ((args) => (isSegments(args) ? { segments: args } : {})),
  });

/**
 * Declares a call by its method. `bearer` is 'required' unless given; `request` may be omitted if only the path's
 * parameters are sent.
 *
 * @example
 * export const getHistory = get('getHistory', '/quiz-history/user/:userId', decodeHistory, { noneYet: true });
 * // getHistory: Endpoint<{ readonly userId: string }, QuizHistoryRow[]>
 */
export const get = call('GET');
export const post = call('POST');
export const put = call('PUT');
export const del = call('DELETE');
