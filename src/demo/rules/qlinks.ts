import type { DemoContext } from '@/demo/context/demoContext';
import { HttpError } from '@/demo/context/httpError';
import { sharedIdOfToken, shareToken } from '@/demo/context/token';
import type { QlinkRecord } from '@/demo/database/records';
import type { Qlink, QlinkStatus } from '@/shared/api/qlink';
import { isoTime } from '@/shared/format/isoTime';

/** Whether the link works at that time (milliseconds since 1970). */
export const statusOf = ({ status, expiresAt }: QlinkRecord, now: number): QlinkStatus =>
  status === 'ACTIVE' && expiresAt <= now ? 'EXPIRED' : status;

/** Address of a shared question or qlink, with the token that opens it. */
const sharedAddress = (origin: string, sharedId: string): string =>
  `${origin}/question/view/${sharedId}?token=${encodeURIComponent(shareToken(sharedId))}`;

/** Wire form of a shared link; `now` in milliseconds since 1970. */
export const toQlink = (record: QlinkRecord, origin: string, now: number): Qlink => ({
  id: record.id,
  questionIds: record.questionIds,
  title: record.title,
  description: record.description,
  url: sharedAddress(origin, record.id),
  previewUrl: sharedAddress(origin, record.id),
  expiresAt: isoTime(record.expiresAt),
  createdAt: isoTime(record.createdAt),
  status: statusOf(record, now),
});

/** Throws 410 if the link is no longer active. */
export function requireActive(record: QlinkRecord, now: number): void {
  if (statusOf(record, now) === 'ACTIVE') return;
  throw new HttpError(410, 'This quiz link has expired or is no longer available.');
}

/** Throws for anonymous visitors whose token does not open all of these questions. */
export async function requireShared(
  context: DemoContext,
  token: string | undefined,
  questionIds: readonly string[],
): Promise<void> {
  if (token === undefined) throw new HttpError(401, 'Full authentication is required.');
  const sharedId = sharedIdOfToken(token);
  const qlink = sharedId === undefined ? undefined : await context.database.get('qlinks', sharedId);
  if (qlink !== undefined) requireActive(qlink, context.now());
  const opened = qlink?.questionIds ?? (sharedId === undefined ? [] : [sharedId]);
  if (!questionIds.every((id) => opened.includes(id))) {
    throw new HttpError(403, 'This link does not open these questions.');
  }
}
