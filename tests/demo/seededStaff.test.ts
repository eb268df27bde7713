import { beforeAll, expect, it } from 'vitest';
import { BANK } from '@/demo/bank';
import { createQuestionBank } from '@/demo/bank/questionBank';
import { keyOf } from '@/demo/bank/toQuestion';
import { createMemoryDatabase } from '@/demo/database/memoryDatabase';
import { toInvitation } from '@/demo/rules/invitations';
import { studyOf } from '@/demo/rules/studyState';
import { DEMO_ADMIN_ID, DEMO_TUTOR_ID } from '@/demo/seed/accounts';
import { seedDatabase } from '@/demo/seed/seedDatabase';
import { readSeededStudy } from '@/demo/seed/studyRecords';
import { decodeCoupons, isCouponExpired } from '@/domain/plan/coupon';
import { toLocalDay } from '@/shared/format/dates';

const now = Date.UTC(2026, 4, 12, 9);
const context = { database: createMemoryDatabase(), bank: createQuestionBank(BANK), now: () => now };

beforeAll(() => seedDatabase(context));

it('shows the administrator 60 invitations in all states', async () => {
  const invitations = await context.database.all('invitations');
  const states = invitations.map((invitation) => toInvitation(invitation, now).status);
  const countOf = (state: string): number => states.filter((one) => one === state).length;
  expect(invitations).toHaveLength(60);
  expect([...new Set(states)].toSorted()).toEqual(['ACCEPTED', 'EXPIRED', 'PENDING']);
  expect(countOf('PENDING')).toBeGreaterThan(5);
  expect(countOf('EXPIRED')).toBeGreaterThan(5);
  expect(new Set(invitations.map(({ email }) => email)).size).toBe(60);
  expect(invitations.filter(({ sentAt, acceptedAt = now }) => sentAt > acceptedAt)).toEqual([]);
});

it('shows the tutor blocks that are half rated, with the ratings that the server has', async () => {
  const study = await readSeededStudy(context);
  expect(study?.rated.userId).toBe(DEMO_TUTOR_ID);
  const quizzes = await context.database.byGroup('quizzes', DEMO_TUTOR_ID);
  expect(quizzes.map(({ status }) => status).toSorted()).toEqual(['COMPLETE', 'COMPLETE', 'IN_PROGRESS']);
  const ratings = await context.database.all('tutorFeedback');
  for (const { quizId, questionIds } of study?.rated.records ?? []) {
    const quiz = await context.database.get('quizzes', quizId);
    expect(quiz).toMatchObject({ group: DEMO_TUTOR_ID, tutorOn: true });
    for (const id of questionIds) {
      expect(ratings.some(({ group, userId }) => group === id && userId === DEMO_TUTOR_ID)).toBe(true);
    }
  }
  const shares = (study?.rated.records ?? []).map(async ({ quizId, questionIds }) => {
    const quiz = await context.database.get('quizzes', quizId);
    return questionIds.length / (quiz?.total ?? 0);
  });
  expect((await Promise.all(shares)).filter((share) => share > 0.3 && share < 0.7).length).toBeGreaterThan(1);
});

it('answers reports of errors in the sense of what they say, and leaves the latest open', async () => {
  const study = await readSeededStudy(context);
  const reports = (await context.database.all('studentFeedback')).filter(
    ({ feedback }) => feedback.isError === 'Y',
  );
  expect(study?.triage.userId).toBe(DEMO_ADMIN_ID);
  const triage = study?.triage.records ?? [];
  expect(triage.length).toBeGreaterThan(12);
  expect(new Set(triage.map(({ status }) => status)).size).toBe(3);
  const answered = new Set(triage.map(({ questionId }) => questionId));
  const latest = reports.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, 3);
  expect(latest.filter(({ group }) => answered.has(group))).toEqual([]);
  expect(new Set(reports.map(({ group }) => group)).size - answered.size).toBeLessThan(6);
  expect(triage.filter(({ updatedAt }) => updatedAt > now)).toEqual([]);
});

it('lets students report an error only of questions that may have it', async () => {
  const feedback = await context.database.all('studentFeedback');
  const named = (comment: string) =>
    feedback
      .filter((record) => record.feedback.comment.startsWith(comment))
      .flatMap(({ group }) => context.bank.find(group) ?? []);
  expect(named('The second reference').filter(({ references }) => references.length < 2)).toEqual([]);
  expect(named('I think B is right').filter((question) => keyOf(question) === 'B')).toEqual([]);
});

it('counts the ended blocks of the tutor in the tutor’s performance', async () => {
  const quizzes = await context.database.byGroup('quizzes', DEMO_TUTOR_ID);
  const ended = quizzes.filter(({ status }) => status === 'COMPLETE');
  const { correct, incorrect } = await studyOf(context.database, DEMO_TUTOR_ID);
  expect(correct).toBe(ended.reduce((sum, quiz) => sum + quiz.correct, 0));
  expect(correct + incorrect).toBe(ended.reduce((sum, { total }) => sum + total, 0));
});

it('gives the browser coupons of both types, open ones and one that has expired', async () => {
  const coupons = decodeCoupons((await readSeededStudy(context))?.coupons);
  expect(new Set(coupons.map(({ discountType }) => discountType)).size).toBe(2);
  expect(coupons.filter((coupon) => isCouponExpired(coupon, toLocalDay(now)))).toHaveLength(1);
  expect(coupons.length).toBeGreaterThan(2);
});

it('shows shared links of each status, published on different days', async () => {
  const links = await context.database.all('qlinks');
  expect(new Set(links.map(({ createdAt }) => createdAt)).size).toBe(links.length);
  expect(links.filter(({ createdAt, expiresAt }) => createdAt >= expiresAt)).toEqual([]);
  expect(links.filter(({ status, expiresAt }) => status === 'ACTIVE' && expiresAt > now)).toHaveLength(2);
});
