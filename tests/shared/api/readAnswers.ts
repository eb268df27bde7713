import type { DeviationRule } from '@/shared/api/decodeContext';
import type { Endpoint } from '@/shared/api/endpoint';
import { type DecodeResult, parseResponse, type RawResponse, readResponse } from '@/shared/api/response';
import { PLAIN_BODIES } from './plainBodies';

type AnyEndpoint = Endpoint<never, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'decode' in value && 'path' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../../src/shared/api/*.ts', { eager: true });
export const endpoints = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((endpoint) => [endpoint.id, endpoint]),
);

export function read(call: string, raw: Partial<RawResponse>): DecodeResult<unknown> {
  const endpoint = endpoints.get(call);
  if (endpoint === undefined) throw new Error(`no call ${call}`);
  return readResponse(endpoint, [parseResponse({ status: 200, body: '', ...raw })]);
}

export const readJson = (call: string, body: unknown): DecodeResult<unknown> =>
  read(call, { body: JSON.stringify(body) });

export function dataOf(reading: DecodeResult<unknown>): unknown {
  if (reading.outcome !== 'data') throw new Error(`${reading.outcome}: ${JSON.stringify(reading)}`);
  return reading.data;
}

export const rulesOf = ({ deviations }: DecodeResult<unknown>): DeviationRule[] =>
  deviations.map(({ rule }) => rule);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The plain body of a call with these fields, in a list in its only row. */
export function plainWith(call: string, fields: Record<string, unknown>): unknown {
  const plain = PLAIN_BODIES[call];
  if (Array.isArray(plain)) return plain.map((row: unknown) => (isRecord(row) ? { ...row, ...fields } : row));
  return isRecord(plain) ? { ...plain, ...fields } : plain;
}

export const plainData = (call: string): unknown => dataOf(readJson(call, PLAIN_BODIES[call]));

/** Writes whose body is ignored, because the server is read again. */
export const BODY_IGNORED: readonly string[] = [
  ...[
    'createPlan',
    'updatePlan',
    'deletePlan',
    'sendPlanInvite',
    'publishQlink',
    'revokeQlink',
    'addComment',
  ],
  ...['putPreference', 'setBookingStatus', 'saveCategoryPreference', 'putActivity', 'selectPlan', 'refund'],
  ...['sendStudentFeedback', 'sendTutorFeedback', 'sendSiteFeedback', 'cancelSubscription', 'endBlock'],
  ...['sendInvitation', 'resendInvitation', 'sendReviewTime'],
];
