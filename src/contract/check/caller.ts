import type { CheckCall, Finding, Prepared } from '@/contract/calls/call';
import type { Known } from '@/contract/calls/known';
import { type DecodeNotes, type DeviationRule, pathText } from '@/shared/api/decodeContext';
import type { PageQuery } from '@/shared/api/paging';
import { pageAt, SIGN_IN_NEEDED } from '@/shared/api/redirected';
import { type ApiResponse, parseResponse } from '@/shared/api/response';
import { RemoteError } from '@/shared/remote/remoteError';
import type { Client, ClientOptions, Reached } from './client';
import { preflightProblems, responseProblems } from './cors';
import { Failure } from './failure';
import { type CallResult, type Made, outcomeOf, type ProblemText, ruleText, toText } from './result';
import type { HttpResponse } from './transport';

interface CallerOptions extends Omit<ClientOptions, 'base'> {
  readonly client: Client;
}

/** A call that was made: its result, and what it has yielded for later calls. */
export interface Called extends Made {
  readonly learned: Partial<Known>;
  /** `undefined`: there was no response. */
  readonly finding?: Finding | undefined;
  /** Why there was none. */
  readonly failure?: string | undefined;
}

type MakeCall = (call: CheckCall, prepared: Prepared, known: Known) => Promise<Called>;

/** The response as the app reads it. Throws `Failure` if a page has answered in place of the call. */
export function toApiResponse({ response: { status, headers, body }, redirectedTo }: Reached): ApiResponse {
  const read = parseResponse({
    status,
    contentType: headers['content-type'],
    location: headers.location,
    body,
  });
  const page = redirectedTo === undefined ? undefined : pageAt(redirectedTo, read);
  if (page === 'other') throw new Failure(`a page at ${redirectedTo}, to which the call is redirected`);
  return page === undefined ? read : SIGN_IN_NEEDED;
}

/** Makes calls one after the other and reports how well each fits. Never throws because of the backend. */
export const createCaller =
  ({ client, origin, limits, clock }: CallerOptions): MakeCall =>
  async ({ endpoint }, { request, read }, { token }) => {
    const exchanges: Reached[] = [];
    const first = { endpoint, request, token };
    const ask = async (ofPage?: PageQuery): Promise<ApiResponse> => {
      const reached = await client.send({ ...first, ofPage });
      exchanges.push(reached);
      return toApiResponse(reached);
    };

    const outcome = await orFailure(async () => {
      const preflight =
        origin === undefined
          ? []
          : await preflightProblems(client.exchangeOf(first), origin, { limits, clock });
      return { preflight, finding: await orFailure(() => read(ask)) };
    });
    const { preflight = [], finding: found } = outcome instanceof Failure ? {} : outcome;
    const failure = outcome instanceof Failure ? outcome : found instanceof Failure ? found : undefined;
    const finding = found instanceof Failure ? undefined : found;

    const responses = exchanges.map(({ response }) => response);
    const verdict =
      finding === undefined
        ? { rules: [], problems: [noAnswer(failure)] }
        : judge(finding, responses, endpoint.pageSize !== undefined);
    const readsLocation = verdict.rules.some((rule) => rule.includes('Location'));
    const cors =
      origin === undefined
        ? []
        : [
            ...preflight,
            ...responses.slice(0, 1).flatMap((response) => responseProblems(response, origin, readsLocation)),
          ];
    const problems = [...verdict.problems, ...cors.map(toText)];
    const last = exchanges.at(-1);
    const result: CallResult = {
      call: endpoint.id,
      method: endpoint.method,
      path: pathOf(endpoint.path, request.query),
      status: last?.response.status ?? null,
      ms: last?.ms ?? null,
      cors: origin === undefined ? null : cors.length > 0 ? 'misfit' : 'fits',
      outcome: outcomeOf(problems, verdict.rules),
      rules: verdict.rules,
      problems,
      notes: exchanges.flatMap(({ notes }) => notes),
    };
    const learned = finding?.learned ?? {};
    return { result, exchanges, learned, finding, failure: failure?.message, token: learned.token ?? token };
  };

/** As declared, with the parts of the query that are neither id nor token. */
const pathOf = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const shown = Object.entries(query).filter(([name]) => name !== 'token');
  return [path, ...shown.map(([name, value], index) => `${index === 0 ? '?' : '&'}${name}=${value}`)].join(
    '',
  );
};

const noAnswer = (failure: Failure | undefined): ProblemText => ({
  path: '',
  expected: 'an answer',
  got: failure?.message ?? 'none',
});

async function orFailure<T>(run: () => Promise<T>): Promise<T | Failure> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure) return error;
    if (error instanceof RemoteError) return new Failure('no request: an id cannot be part of a path');
    throw error;
  }
}

interface Verdict {
  readonly rules: readonly string[];
  readonly problems: readonly ProblemText[];
}

/** A call that asks for a page may be answered with one. */
const RULES_OF_PAGES: readonly DeviationRule[] = ['list in a page', 'list in several pages'];

/** What reading a call's response reveals about the backend. */
function judge(
  { result, missing }: Finding,
  responses: readonly HttpResponse[],
  asksForPages: boolean,
): Verdict {
  const notText = responses.some((response) => !isUtf8(response))
    ? [{ path: '', expected: 'a text in UTF-8', got: 'other bytes' }]
    : [];
  if (result.outcome === 'refused') {
    const isInBody = result.deviations.some(({ rule }) => rule === 'refusal with a status of success');
    return {
      rules: [],
      problems: [
        isInBody
          ? { path: '', expected: 'what was asked for', got: 'a refusal with a status of success' }
          : { path: 'status', expected: '200, 201 or 204', got: String(result.status) },
      ],
    };
  }
  const deviations = result.deviations.filter(({ rule }) => !(asksForPages && RULES_OF_PAGES.includes(rule)));
  const unusable = result.outcome === 'unusable' ? [toText(result.problem)] : [];
  const absent =
    missing === undefined
      ? []
      : [typeof missing === 'string' ? { path: '', expected: missing, got: 'nothing' } : missing];
  return {
    rules: deviations.map(ruleText),
    // The cause comes first; bytes that are not text cause everything else.
    problems: [
      ...notText,
      ...(notText.length > 0 ? [] : unusable),
      ...result.problems.map(toText),
      ...absentInRows(result),
      ...absent,
    ],
  };
}

/** Booleans that no row of a list has: the app reads them as false, in each row. */
const absentInRows = ({ absent }: DecodeNotes): ProblemText[] =>
  absent
    .filter((where) => where.some((segment) => typeof segment === 'number'))
    .map((where) => ({
      path: pathText(where).replaceAll(/\[\d+\]/g, '[]'),
      expected: 'true or false in at least one row',
      got: 'nothing',
    }));

function isUtf8({ headers, body }: HttpResponse): boolean {
  if ((headers['content-type'] ?? '').trim().toLowerCase().startsWith('image/')) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}
