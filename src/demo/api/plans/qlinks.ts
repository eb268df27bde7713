import { ADMIN_ONLY, type DemoRoute, route } from '@/demo/api/route';
import { demand, found, HttpError } from '@/demo/context/httpError';
import { newId } from '@/demo/context/random';
import { exact, readBody, text, texts } from '@/demo/context/requestBodies';
import { sharedIdOfToken } from '@/demo/context/token';
import type { QlinkRecord } from '@/demo/database/records';
import { requireActive, statusOf, toQlink } from '@/demo/rules/qlinks';
import { getQlinkQuestions, getQlinks, publishQlink, revokeQlink } from '@/shared/api/qlink';

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

const publishForm = exact({
  questionIds: texts(),
  expirationTime: text(),
  title: text(),
  description: text(),
});

export const qlinkRoutes: readonly DemoRoute[] = [
  route(
    getQlinks,
    async (_call, { database, origin, now }) => {
      const qlinks = await database.all('qlinks');
      return qlinks.sort((a, b) => b.createdAt - a.createdAt).map((record) => toQlink(record, origin, now()));
    },
    ADMIN_ONLY,
  ),

  route(
    publishQlink,
    async ({ body }, { bank, database, origin, now, random }) => {
      const { questionIds, expirationTime, title, description } = readBody(publishForm, body);
      demand(questionIds.length > 0, 'A link needs at least one question.');
      const unknown = questionIds.filter((id) => bank.find(id) === undefined);
      demand(unknown.length === 0, `There is no question ${unknown.join(', ')}`);
      demand(title.trim() !== '' && description.trim() !== '', 'A link needs a title and a description.');
      // A date-time without an offset is local time.
      const expiresAt = Date.parse(expirationTime);
      demand(
        LOCAL_TIME.test(expirationTime) && !Number.isNaN(expiresAt),
        'The expiration is a local time as YYYY-MM-DDTHH:mm:ss.',
      );
      demand(expiresAt > now(), 'The expiration is in the past');
      const record: QlinkRecord = {
        id: newId(random, 'qlink'),
        group: 'qlink',
        questionIds,
        title: title.trim(),
        description: description.trim(),
        expiresAt,
        createdAt: now(),
        status: 'ACTIVE',
      };
      await database.put('qlinks', record);
      return toQlink(record, origin, now());
    },
    { ...ADMIN_ONLY, status: 201 },
  ),

  route(
    revokeQlink,
    async ({ segment }, { database, origin, now }) => {
      const record = found(await database.get('qlinks', segment(0)), 'Link');
      const status = statusOf(record, now());
      if (status !== 'ACTIVE') throw new HttpError(409, `The link is ${status.toLowerCase()} already`);
      const revoked: QlinkRecord = { ...record, status: 'REVOKED' };
      await database.put('qlinks', revoked);
      return toQlink(revoked, origin, now());
    },
    { ...ADMIN_ONLY, bodiless: true },
  ),

  route(
    getQlinkQuestions,
    async ({ segment, visitor, optionalQuery }, { database, now }) => {
      const token = optionalQuery('token');
      if (visitor === undefined && token === undefined) {
        throw new HttpError(401, 'Full authentication is required.');
      }
      const record = found(await database.get('qlinks', segment(0)), 'Link');
      if (visitor === undefined && sharedIdOfToken(token ?? '') !== record.id) {
        throw new HttpError(403, 'This token does not open the link.');
      }
      requireActive(record, now());
      return record.questionIds;
    },
    { query: ['token'] },
  ),
];
