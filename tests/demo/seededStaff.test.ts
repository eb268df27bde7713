import { beforeAll, expect, it } from 'vitest';
import { BANK } from '@/demo/bank';
import { createQuestionBank } from '@/demo/bank/questionBank';
import { createMemoryDatabase } from '@/demo/database/memoryDatabase';
import { toInvitation } from '@/demo/rules/invitations';
import { DEMO_ADMIN_ID, DEMO_TUTOR_ID } from '@/demo/seed/accounts';
import { seedDatabase } from '@/demo/seed/seedDatabase';
import { readSeededStudy } from '@/demo/seed/studyRecords';

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
});
