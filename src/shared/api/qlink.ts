/** Shared question links. */
import {
  entityFields,
  field,
  fieldsOf,
  id,
  array,
  oneOf,
  optionalDate,
  optionalString,
  stringOr,
  unwrap,
} from './decode';
import type { Endpoint } from './endpoint';

/** Whether a shared link still opens its questions, and if not, why. */
export const QLINK_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

/** One of `QLINK_STATUSES`. */
export type QlinkStatus = (typeof QLINK_STATUSES)[number];

/** A link that shows questions to whoever has it; dates are ISO 8601, UTC. */
export interface Qlink {
  readonly id: string;
  readonly questionIds: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly previewUrl?: string | undefined;
  readonly expiresAt?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly status: QlinkStatus;
}

/** What `publishQlink` makes a link of. */
export interface QlinkDraft {
  readonly questionIds: readonly string[];
  /** Local time, `YYYY-MM-DDTHH:mm:ss`. */
  readonly expirationTime: string;
  readonly title: string;
  readonly description: string;
}

/** `id`, else `qLinkID`; ACTIVE where no status is said. Throws `DecodeError` for an unknown status. */
export function decodeQlink(body: unknown): Qlink {
  const fields = entityFields(body, 'Qlink', 'id', 'qLinkID');
  return {
    id: id(field(fields, 'id', 'qLinkID')),
    questionIds: array(fields.get('questionIds'), id),
    title: stringOr(fields.get('title')),
    description: stringOr(fields.get('description')),
    url: stringOr(fields.get('url')),
    previewUrl: optionalString(fields.get('previewUrl')),
    expiresAt: optionalDate(fields.get('expiresAt')),
    createdAt: optionalDate(fields.get('createdAt')),
    status: oneOf(fields.get('status') ?? 'ACTIVE', QLINK_STATUSES),
  };
}

/** Rows that cannot be read are dropped. Throws `DecodeError` when there is no list. */
export const decodeQlinks = (body: unknown): Qlink[] => array(body, decodeQlink);

/** A list of ids, or `{ questionIds }`; each id once. Throws `DecodeError`. */
export function decodeQlinkQuestions(body: unknown): string[] {
  const inner = unwrap(body, 'questionIds');
  const ids = Array.isArray(inner) ? inner : fieldsOf(inner, 'QlinkQuestions').get('questionIds');
  return [...new Set(array(ids, id))];
}

/** Contract call `getQlinks`: every shared link, for the administrator. */
export const getQlinks: Endpoint<void, Qlink[]> = {
  id: 'getQlinks',
  method: 'GET',
  path: '/qlink',
  bearer: 'required',
  request: () => ({}),
  decode: decodeQlinks,
};

/** Contract call `publishQlink`: makes a shared link. */
export const publishQlink: Endpoint<QlinkDraft, Qlink> = {
  id: 'publishQlink',
  method: 'POST',
  path: '/qlink/publish',
  bearer: 'required',
  request: ({ questionIds, expirationTime, title, description }) => ({
    body: { questionIds, expirationTime, title, description },
  }),
  decode: decodeQlink,
};

/** Contract call `revokeQlink`: ends a shared link; cannot be taken back. */
export const revokeQlink: Endpoint<{ readonly qlinkId: string }, Qlink> = {
  id: 'revokeQlink',
  method: 'PUT',
  path: '/qlink/revoke/:qlinkId',
  bearer: 'required',
  request: ({ qlinkId }) => ({ segments: { qlinkId } }),
  decode: decodeQlink,
};

/** 404 means that the id is itself a question's (contract, The shared question page). */
export const getQlinkQuestions: Endpoint<
  { readonly qlinkId: string; readonly token?: string | undefined },
  string[]
> = {
  id: 'getQlinkQuestions',
  method: 'GET',
  path: '/qlink/questions/:qlinkId',
  bearer: 'optional',
  request: ({ qlinkId, token }) => ({
    segments: { qlinkId },
    ...(token === undefined ? {} : { query: { token } }),
  }),
  decode: decodeQlinkQuestions,
};
