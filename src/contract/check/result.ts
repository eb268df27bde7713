/** The results of a check, per call. */
import { type DecodeProblem, type Deviation, pathText } from '@/shared/api/decodeContext';
import type { Reached } from './client';

/** `misfit`: the app cannot use it. `lenient`: it reads, but deviates from the contract. */
export type CheckOutcome = 'fits' | 'lenient' | 'misfit' | 'notTried';

export interface CallResult {
  /** The declaration's id: `getHistory`. */
  readonly call: string;
  readonly method: string;
  /** As declared, without ids, and with its query. */
  readonly path: string;
  /** Of the last response; null if there was none. */
  readonly status: number | null;
  /** Of the last try. */
  readonly ms: number | null;
  /** null: not checked. */
  readonly cors: 'fits' | 'misfit' | null;
  readonly outcome: CheckOutcome;
  /** Deviations that were tolerated. */
  readonly rules: readonly string[];
  readonly problems: readonly ProblemText[];
  /** Second tries, redirects, `Retry-After`. */
  readonly notes: readonly string[];
  /** Why the call was not made. */
  readonly why?: string;
}

/** A part of a body, a header or the status that does not fit: types, never values of a body. */
export interface ProblemText {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

export const toText = ({ path, expected, got }: DecodeProblem): ProblemText => ({
  path: pathText(path),
  expected,
  got,
});

export const outcomeOf = (
  problems: readonly ProblemText[],
  rules: readonly string[],
): 'fits' | 'lenient' | 'misfit' => (problems.length > 0 ? 'misfit' : rules.length > 0 ? 'lenient' : 'fits');

export function ruleText({ rule, path, detail }: Deviation): string {
  const where = path.length === 0 ? '' : `, first at ${pathText(path)}`;
  return `${rule}${detail === undefined ? '' : ` (${detail})`}${where}`;
}

/** A result with what was sent and received, for `--verbose`. */
export interface Made {
  readonly result: CallResult;
  readonly exchanges: readonly Reached[];
  /** That was sent or received. */
  readonly token?: string | undefined;
}

export interface Summary {
  readonly fits: number;
  readonly lenient: number;
  readonly misfits: number;
  readonly notTried: number;
}

export function summaryOf(results: readonly CallResult[]): Summary {
  const count = (outcome: CheckOutcome): number =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    fits: count('fits'),
    lenient: count('lenient'),
    misfits: count('misfit'),
    notTried: count('notTried'),
  };
}
