// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { reviewTimeId, submissions } from '@/domain/outbox/outboxRecord';
import { listFeedbackBlocks } from '@/domain/outbox/reviews/feedbackBlockRecord';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { clearStore } from '@/shared/storage/records';
import { rawStore } from '../../rawStore';
import { listReviewTimes, valuesOf, writeReviewTime, writeSubmission } from '../../storedRecords';
import { submissionOf } from './outboxPages';

const store = rawStore('outbox');
const record = { version: 1, ...submissionOf('z1'), isTried: true, refusal: { status: 409, message: 'No.' } };

afterEach(() => clearStore('outbox'));

describe('a record of the outbox', () => {
  it('reads a record of the outbox as it was written', async () => {
    const { version, ...written } = record;
    await writeSubmission(written);
    expect(await store.read('u1', 'submission-z1')).toMatchObject({ version, ...written });
    expect(await submissions.read('u1', 'z1')).toEqual(written);
    expect(await valuesOf(submissions, 'u1')).toEqual([written]);
  });

  it.each([
    ['another user’s', { ...record, userId: 'u2' }],
    ['of a newer release', { ...record, version: 2 }],
    ['without answers', { ...record, submission: null }],
    ['damaged', 'text'],
  ])('reads no record of the outbox that is %s', async (_, value) => {
    await store.write('u1', 'submission-z1', value);
    expect(await submissions.read('u1', 'z1')).toBeUndefined();
    expect(await valuesOf(submissions, 'u1')).toEqual([]);
  });
});

describe('what else the outbox stores', () => {
  const { userId, quizId, submission } = submissionOf('z1');
  const sent = { version: 1, userId, quizId, submission, sentAt: 1_000 };
  const time = { version: 1, userId, quizId, questionId: 'q1', seconds: 5, total: 8, isTried: true };
  const block = { version: 1, userId, quizId, blockId: 'b1', isLeft: true };

  it('reads a submission with the mode of a tutor and with fields named data', async () => {
    const data = { userId: 'u2' };
    const [answer] = submission.questionHistories;
    const { version: _, ...written } = record;
    await store.write('u1', 'submission-z1', {
      ...record,
      variant: 'tutor',
      refusal: { ...record.refusal, data },
      submission: {
        questionHistories: [{ ...answer, data }],
        quizHistory: { ...submission.quizHistory, data },
        data,
      },
      data,
    });
    expect(await submissions.read('u1', 'z1')).toEqual({ ...written, variant: 'tutor' });
  });

  it('reads review times, blocks and copies with fields named data', async () => {
    const data = {};
    await store.write('u1', 'review-1', { ...time, data });
    await rawStore('blocks').write('u1', 'b1', { ...block, data });
    await rawStore('sent').write('u1', 'z1', { ...sent, data });
    const { version: _, ...writtenTime } = time;
    const { version: __, ...writtenBlock } = block;
    const { version: ___, ...writtenCopy } = sent;
    expect(await listReviewTimes('u1')).toEqual([{ ...writtenTime, recordId: '1' }]);
    expect(await listFeedbackBlocks('u1')).toEqual([writtenBlock]);
    expect(await sentSubmissions.read('u1', 'z1')).toEqual(writtenCopy);
  });

  it('reads no review time and no block that names another user', async () => {
    await store.write('u1', 'review-1', { ...time, userId: 'u2' });
    await rawStore('blocks').write('u1', 'b1', { ...block, userId: 'u2' });
    expect(await listReviewTimes('u1')).toEqual([]);
    expect(await listFeedbackBlocks('u1')).toEqual([]);
  });

  it.each([
    ['is of another quiz', { quizId: 'z2' }],
    ['has the answers of another quiz', { submission: submissionOf('z2').submission }],
    [
      'has the answers of another user',
      { submission: { ...submission, quizHistory: { ...submission.quizHistory, userId: 'u2' } } },
    ],
  ])('reads no copy that %s', async (_what, more) => {
    await rawStore('sent').write('u1', 'z1', { ...sent, ...more });
    expect(await sentSubmissions.read('u1', 'z1')).toBeUndefined();
  });

  it('reads a review time of an earlier release without quiz and total', async () => {
    const { quizId: _, total: __, ...earlier } = time;
    await store.write('u1', 'review-1', earlier);
    expect(await listReviewTimes('u1')).toMatchObject([{ questionId: 'q1', seconds: 5 }]);
    expect((await listReviewTimes('u1')).map(({ total }) => total)).toEqual([undefined]);
  });

  it('lists review times in the order of their ids, also while they are being written', async () => {
    const { version: _, ...written } = time;
    const recordIds = [10, 9, 100].map(reviewTimeId);
    const writes = recordIds.map((recordId) => writeReviewTime({ ...written, recordId }));
    const listed = await listReviewTimes('u1');
    await Promise.all(writes);
    expect(listed.map(({ recordId }) => Number(recordId))).toEqual([9, 10, 100]);
  });
});
