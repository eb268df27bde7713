import { array, fieldsOf, id, oneOf, optionalDate, optionalString, stringOr, unwrap } from './decode';
import { get, post, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';

export const QLINK_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

export type QlinkStatus = (typeof QLINK_STATUSES)[number];

/** Throws `DecodeError` for an unknown status; a missing one is ACTIVE. */
export const decodeQlink = entity('Qlink', ['id', 'qLinkID'], {
  id: aliased(id, 'id', 'qLinkID'),
  questionIds: (value) => array(value, id),
  title: stringOr,
  description: stringOr,
  url: stringOr,
  previewUrl: optionalString,
  expiresAt: optionalDate,
  createdAt: optionalDate,
  status: (value): QlinkStatus => oneOf(value ?? 'ACTIVE', QLINK_STATUSES),
});

/** A link that shows questions to anyone; dates are ISO 8601, UTC. */
export type Qlink = Decoded<typeof decodeQlink>;

export interface QlinkDraft {
  readonly questionIds: readonly string[];
  /** Local time, `YYYY-MM-DDTHH:mm:ss`. */
  readonly expirationTime: string;
  readonly title: string;
  readonly description: string;
}

/** Rows that cannot be read are dropped. Throws `DecodeError` when there is no list. */
export const decodeQlinks = (body: unknown): Qlink[] => array(body, decodeQlink);

/** A list of ids, or `{ questionIds }`; each id once. Throws `DecodeError`. */
export function decodeQlinkQuestions(body: unknown): string[] {
  const inner = unwrap(body, 'questionIds');
  const ids = Array.isArray(inner) ? inner : fieldsOf(inner, 'QlinkQuestions').get('questionIds');
  return [...new Set(array(ids, id))];
}

/** Every shared link, for the administrator. */
export const getQlinks = get({ id: 'getQlinks', path: '/qlink', decode: decodeQlinks });

export const publishQlink = post({
  id: 'publishQlink',
  path: '/qlink/publish',
  request: ({ questionIds, expirationTime, title, description }: QlinkDraft) => ({
    body: { questionIds, expirationTime, title, description },
  }),
  decode: decodeQlink,
});

/** Cannot be undone. */
export const revokeQlink = put({ id: 'revokeQlink', path: '/qlink/revoke/:qlinkId', decode: decodeQlink });

/** 404 means that the id is itself a question's. */
export const getQlinkQuestions = get({
  id: 'getQlinkQuestions',
  path: '/qlink/questions/:qlinkId',
  bearer: 'optional',
  request: ({ qlinkId, token }: { readonly qlinkId: string; readonly token?: string | undefined }) => ({
    segments: { qlinkId },
    ...(token === undefined ? {} : { query: { token } }),
  }),
  decode: decodeQlinkQuestions,
});
