import { optionalDate } from './date';
import { closedList, id, isObject, optionalString, stringOr, unwrap } from './decode';
import type { DecodeContext } from './decodeContext';
import { get, post, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';
import { array, list } from './list';
import { described } from './schema';

export const QLINK_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

export type QlinkStatus = (typeof QLINK_STATUSES)[number];

/** Throws `DecodeError` for an unknown status; a missing one is ACTIVE. */
export const decodeQlink = entity('Qlink', ['id', 'qLinkID'], {
  id: aliased(id, 'id', 'qLinkID', 'qLinkId'),
  questionIds: list(id),
  title: stringOr,
  description: stringOr,
  url: stringOr,
  previewUrl: optionalString,
  expiresAt: optionalDate,
  createdAt: optionalDate,
  status: closedList(QLINK_STATUSES, {}, 'ACTIVE'),
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

/** A list of ids, or `{ questionIds }`; each id once. Throws `DecodeError`. */
export const decodeQlinkQuestions = described(
  list(id).schema,
  (body: unknown, context?: DecodeContext): string[] => {
    const inner = isObject(unwrap(body, ['questionIds'])) ? unwrap(body, ['questionIds'], context) : body;
    const ids = isObject(inner) && Object.hasOwn(inner, 'questionIds') ? inner.questionIds : inner;
    return [...new Set(array(ids, id, context))];
  },
);

/** Every shared link, for the administrator. */
export const getQlinks = get('getQlinks', '/qlink', list(decodeQlink));

export const publishQlink = post('publishQlink', '/qlink/publish', bodyIgnored(decodeQlink), {
  request: ({ questionIds, expirationTime, title, description }: QlinkDraft) => ({
    body: { questionIds, expirationTime, title, description },
  }),
});

/** Cannot be undone. */
export const revokeQlink = put('revokeQlink', '/qlink/revoke/:qlinkId', bodyIgnored(decodeQlink));

/** 404 means that the id is itself that of a question. */
export const getQlinkQuestions = get('getQlinkQuestions', '/qlink/questions/:qlinkId', decodeQlinkQuestions, {
  bearer: 'optional',
  request: ({ qlinkId, token }: { readonly qlinkId: string; readonly token?: string | undefined }) => ({
    segments: { qlinkId },
    ...(token === undefined ? {} : { query: { token } }),
  }),
});
