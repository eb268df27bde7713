import type { Role } from '@/shared/api/account';
import type { Endpoint } from '@/shared/api/endpoint';
import type { DemoContext } from '@/demo/context/demoContext';
import type { UserRecord } from '@/demo/database/records';
import { HttpError } from '@/demo/context/httpError';

/** The part of a contract call that a server needs. */
export type Address = Pick<Endpoint<never, unknown>, 'id' | 'method' | 'path' | 'bearer'>;

/** One request as a handler sees it. */
export interface DemoCall {
  /** The n-th `:name` of the path, from 0. */
  readonly segment: (position: number) => string;
  /** A query value; refused with 400 when it is missing. */
  readonly query: (name: string) => string;
  readonly optionalQuery: (name: string) => string | undefined;
  /** The JSON body, undefined when there is none. */
  readonly body: unknown;
  /** Who sent a live Bearer token; `member` refuses with 401 when nobody did. */
  readonly visitor: UserRecord | undefined;
  readonly member: UserRecord;
}

/** Who may call a route, and what it answers. */
export interface RouteRules {
  /** Who may use the call; everyone when absent, otherwise others are refused with 403. */
  readonly roles?: readonly Role[];
  /** The query names that the contract knows; any other is refused with 400. */
  readonly query?: readonly string[];
  /** The contract sends nothing with it ('–'): a body is refused with 400. */
  readonly bodiless?: boolean;
  /** 200 when absent. */
  readonly status?: 200 | 201;
}

/** A call of the contract together with what answers it. The answer is sent as JSON, nothing as `{}`. */
export interface DemoRoute extends RouteRules {
  readonly address: Address;
  readonly answer: (call: DemoCall, context: DemoContext) => Promise<unknown>;
}

/** Declares the answer to one call of the contract. */
export const route = (
  address: Address,
  answer: (call: DemoCall, context: DemoContext) => Promise<unknown>,
  rules: RouteRules = {},
): DemoRoute => ({ address, answer, ...rules });

/** Refuses with 403 unless the call is about the member's own account; administrators may where `roles` says so. */
export function demandSelf(member: UserRecord, userId: string, alsoAdmin = false): void {
  if (member.id === userId) return;
  if (alsoAdmin && member.primaryRole === 'ROLE_ADMIN') return;
  throw new HttpError(403, 'You may not use another account.');
}
