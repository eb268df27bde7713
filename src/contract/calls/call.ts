import { type Permissions, permissions } from '@/domain/session/permissions';
import type { DecodeNotes, DeviationRule } from '@/shared/api/decodeContext';
import type { Endpoint, WireRequest } from '@/shared/api/endpoint';
import { type PageQuery, readPages } from '@/shared/api/paging';
import type { ApiResponse, DecodeResult } from '@/shared/api/response';
import type { Known } from './known';

interface NotTried {
  readonly why: string;
}

export type ArgsOf<Args> = { readonly args: Args } | NotTried;

export interface Prepared {
  readonly request: WireRequest;
  /** Reads the call's response, all its pages, and what later calls can use of it. */
  readonly read: (ask: (query?: PageQuery) => Promise<ApiResponse>) => Promise<Finding>;
}

export interface Finding {
  readonly result: DecodeResult<unknown>;
  readonly learned: Partial<Known>;
  /** What is missing here in a body that otherwise reads well. */
  readonly missing?: Missing | undefined;
}

/** What must be in a body; `got` is 'nothing' unless given. */
type Missing = string | { readonly path: string; readonly expected: string; readonly got: string };

/** What remains in the backend after a check has made a write. */
interface Leaves {
  readonly what: string;
  /** The call that reverts it. */
  readonly until?: string;
}

/** One call in a check. An endpoint may have several: by status, or to find what a write has created. */
export interface CheckCall {
  readonly endpoint: Endpoint<never, unknown>;
  /** `search` is a read that finds what a write has created. */
  readonly kind: 'read' | 'write' | 'search' | 'never';
  /** `undefined`: it is not needed, now or later. */
  readonly prepare: (known: Known) => Prepared | NotTried | undefined;
  readonly leaves?: Leaves | undefined;
  /** Whether a user's role makes the call in the app. */
  readonly mayBeMade: (known: Known) => boolean;
  /** What the app also sends, in other forms than a check does. */
  readonly otherRequests: readonly WireRequest[];
}

interface Making<Args, Data> {
  readonly args: (known: Known) => ArgsOf<Args> | undefined;
  /** `isWhole`: none of the data had to be left out or replaced by a default. */
  readonly learn?: (data: Data, known: Known, isWhole: boolean) => Partial<Known>;
  /** What else the data must contain here, if they do not. */
  readonly missing?: (data: Data, known: Known) => Missing | undefined;
  /** Which roles make the call in the app; all if absent. */
  readonly may?: (role: Permissions) => boolean;
  readonly leaves?: Leaves;
  /** Arguments of other forms, for the description of the call. */
  readonly others?: readonly Args[];
}

const MADE_UP: readonly DeviationRule[] = ['404 for none yet', '204 for a body', 'rows dropped'];

const isWhole = ({ problems, deviations }: DecodeNotes): boolean =>
  problems.length === 0 && !deviations.some(({ rule }) => MADE_UP.includes(rule));

const making =
  (kind: CheckCall['kind']) =>
  <Args, Data>(
    endpoint: Endpoint<Args, Data>,
    { args, learn, missing, may, leaves, others = [] }: Making<Args, Data>,
  ): CheckCall => {
    const mayBeMade = ({ me }: Known): boolean =>
      may === undefined || (me !== undefined && may(permissions[me.primaryRole]));
    return {
      endpoint,
      kind,
      leaves,
      mayBeMade,
      otherRequests: others.map((other) => endpoint.request(other)),
      prepare: (known) => {
        if (!mayBeMade(known)) return { why: `needs ${rolesThat(may)}` };
        const found = args(known);
        if (found === undefined || 'why' in found) return found;
        return {
          request: endpoint.request(found.args),
          read: async (ask) => {
            const result = await readPages(endpoint, ask);
            if (result.outcome !== 'data') return { result, learned: {} };
            return {
              result,
              learned: learn?.(result.data, known, isWhole(result)) ?? {},
              missing: missing?.(result.data, known),
            };
          },
        };
      },
    };
  };

const ROLE_NAMES = {
  ROLE_STUDENT: 'a student',
  ROLE_TUTOR: 'a tutor',
  ROLE_ADMIN: 'an administrator',
} as const;

const ROLES = ['ROLE_STUDENT', 'ROLE_TUTOR', 'ROLE_ADMIN'] as const;

const rolesThat = (may: (role: Permissions) => boolean = () => true): string =>
  ROLES.filter((role) => may(permissions[role]))
    .map((role) => ROLE_NAMES[role])
    .join(' or ');

export const read = making('read');

/** A call that changes something; made only if the person agrees. */
export const write = making('write');

/** A read that finds what a write has created; made only after that write. */
export const search = making('search');

/** A call that no check makes; `others` describe what the app sends. */
export const never = <Args, Data>(
  endpoint: Endpoint<Args, Data>,
  why: string,
  ...others: readonly Args[]
): CheckCall => ({
  endpoint,
  kind: 'never',
  prepare: () => ({ why }),
  mayBeMade: () => false,
  otherRequests: others.map((other) => endpoint.request(other)),
});

/** The arguments, or `why` if one of the values they need is unknown. */
export const given = <T, Args>(value: T | undefined, why: string, args: (value: T) => Args): ArgsOf<Args> =>
  value === undefined ? { why } : { args: args(value) };
