// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { outboxStorage } from '@/domain/outbox/outboxStorage';
import { clearStore } from '@/shared/storage/records';
import { rawStore } from '../../rawStore';
import { submissionOf } from './outboxPages';

const store = rawStore('outbox');
const record = { version: 1, ...submissionOf('z1'), isTried: true, refusal: { status: 409, message: 'No.' } };

afterEach(() => clearStore('outbox'));

describe('a record of the outbox', () => {
  it('is read as it was written', async () => {
    const { version, ...written } = record;
    await outboxStorage.writeSubmission(written);
    expect(await store.read('u1', 'submission-z1')).toMatchObject({ version, ...written });
    expect(await outboxStorage.readSubmission('u1', 'z1')).toEqual(written);
    expect(await outboxStorage.listSubmissions('u1')).toEqual([written]);
  });

  it.each([
    ['another user’s', { ...record, userId: 'u2' }],
    ['of a newer release', { ...record, version: 2 }],
    ['without answers', { ...record, submission: null }],
    ['damaged', 'text'],
  ])('does not read %s', async (_, value) => {
    await store.write('u1', 'submission-z1', value);
    expect(await outboxStorage.readSubmission('u1', 'z1')).toBeUndefined();
    expect(await outboxStorage.listSubmissions('u1')).toEqual([]);
  });
});
