import type { DemoContext } from '@/demo/context/demoContext';
import { HttpError } from '@/demo/context/httpError';
import type { UserRecord } from '@/demo/database/records';
import type { Role } from '@/shared/api/account';
import type { Endpoint } from '@/shared/api/endpoint';

/** The part of an endpoint that a server needs. */
export type Address = Pick<Endpoint<never, unknown>, 'id' | 'method' | 'path' | 'bearer'>;

export interface DemoCall {
  /** The n-th `:name` of the path, from 0. */
  readonly segment: (position: number) => string;
  /** A query value. Throws 400 if it is missing. */
  readonly query: (name: string) => string;
  readonly optionalQuery: (name: string) => string | undefined;
  /** The JSON body; undefined if there is none. */
  readonly body: unknown;
  /** The owner of a live Bearer token; `member` throws 401 if there is none. */
  readonly visitor: UserRecord | undefined;
  readonly member: UserRecord;
}

export interface RouteRules {
  /** Any other role gets 403; everyone is allowed if absent. */
  readonly roles?: readonly Role[];
  /** Query names of the contract; any other gets 400. */
  readonly query?: readonly string[];
  /** The contract has no body for it: sending one gets 400. */
  readonly bodiless?: boolean;
  /** 200 if absent. */
  readonly status?: 200 | 201;
}

export const ADMIN_ONLY: RouteRules = { roles: ['ROLE_ADMIN'] };

/** A call of the contract and its handler. The result is sent as JSON, undefined as `{}`. */
export interface DemoRoute extends RouteRules {
  readonly address: Address;
  readonly answer: (call: DemoCall, context: DemoContext) => Promise<unknown>;
}

export const route = (
  address: Address,
  answer: (call: DemoCall, context: DemoContext) => Promise<unknown>,
  rules: RouteRules = {},
): DemoRoute => ({ address, answer, ...rules });

/** Throws 403 unless the call concerns the member's own account; administrators may make it if `roles` allows it. */
export function requireSelf(member: UserRecord, userId: string, alsoAdmin = false): void {
  if (member.id === userId) return;
  if (alsoAdmin && member.primaryRole === 'ROLE_ADMIN') return;
  throw new HttpError(403, 'You may not use another account.');
}
