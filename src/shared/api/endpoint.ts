/** What a call of the wire sends besides its method: everything is built here, nowhere else. */
export interface WireRequest {
  /** Values of the path's `:names`; each must pass the segment allow-list (robustness 16). */
  readonly segments?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON body, exactly as the contract spells it. */
  readonly body?: unknown;
}

/**
 * One call of the contract, written once: the client sends it, the demo backend answers it.
 * `Args` is what a feature knows, `Data` the decoded entity it gets.
 */
export interface Endpoint<Args, Data> {
  /** The contract's id of the call, for instance `createQuiz`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under `{host}/qlearn`, with `:name` for each segment that is filled in. */
  readonly path: string;
  /** `required`: Bearer always; `never`: `/auth/*`; `optional`: Bearer only when signed in (shared question). */
  readonly bearer: 'required' | 'never' | 'optional';
  readonly request: (args: Args) => WireRequest;
  /** Throws `DecodeError` when the body cannot be used at all. */
  readonly decode: (body: unknown) => Data;
}
