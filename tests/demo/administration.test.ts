import { describe, expect, it } from 'vitest';
import { DAY } from '@/demo/context/time';
import { shareToken } from '@/demo/context/token';
import { TEST_NOW } from '@/demo/testing';
import { startApi, textAt } from './demoApi';
import { ADMIN, SMALL_BANK, STUDENT } from './quizzes';

const start = (now: () => number = () => TEST_NOW) => startApi({ questions: SMALL_BANK, now });

describe('users and invitations', () => {
  it('lists at least thirty students to admins alone', async () => {
    const api = await start();
    const { body } = await api.as(ADMIN).get('/users?role=STUDENT');
    expect(JSON.stringify(body).match(/ROLE_STUDENT/g)?.length).toBeGreaterThanOrEqual(30);
    expect(JSON.stringify(body)).not.toContain('password');
    expect((await api.as(STUDENT).get('/users?role=STUDENT')).status).toBe(403);
    expect((await api.as(ADMIN).get('/users')).status).toBe(400);
  });

  it('mails an invitation and sends it again while nobody accepted it', async () => {
    const api = await start();
    const admin = api.as(ADMIN);
    const sent = await admin.post('/enrollments/invitations', {
      email: 'x@example.edu',
      packageId: 'plan-pro-30',
    });
    expect(sent).toMatchObject({
      status: 201,
      body: { invitedPackage: { name: 'Pro Month' }, status: 'PENDING' },
    });
    expect((await admin.put(`/enrollments/invitations/${textAt(sent, 'id')}`)).status).toBe(200);
    expect(await api.backend.context.database.byGroup('mails', 'x@example.edu')).toHaveLength(2);

    const { database } = api.backend.context;
    const accepted = (await database.all('invitations')).find(({ acceptedAt }) => acceptedAt !== undefined);
    expect((await admin.put(`/enrollments/invitations/${accepted?.id ?? ''}`)).status).toBe(409);
  });

  it('refuses an e-mail that is none and a plan that is not there', async () => {
    const api = await start();
    const admin = api.as(ADMIN);
    const invite = (email: string, packageId: string) =>
      admin.post('/enrollments/invitations', { email, packageId });
    expect((await invite('x', 'plan-pro-30')).status).toBe(400);
    expect((await invite('x@example.edu', 'none')).status).toBe(404);
    expect((await admin.post('/plan/invite', { email: 'x@example.edu', planId: 'plan-pro-30' })).status).toBe(
      201,
    );
    expect(
      (await api.as(STUDENT).post('/plan/invite', { email: 'x@example.edu', planId: 'plan-pro-30' })).status,
    ).toBe(403);
  });
});

describe('shared question links', () => {
  const draft = {
    questionIds: ['q-1', 'q-2'],
    expirationTime: '2026-03-20T10:00:00',
    title: 'Two to try',
    description: 'For everyone',
  };

  it('opens the questions of a link, and no others, to anonymous visitors until it expires', async () => {
    const clock = { now: TEST_NOW };
    const api = await start(() => clock.now);
    const link = await api.as(ADMIN).post('/qlink/publish', draft);
    expect(link).toMatchObject({ status: 201, body: { status: 'ACTIVE' } });
    const id = textAt(link, 'id');
    const token = new URL(textAt(link, 'url')).searchParams.get('token') ?? '';
    const visitor = api.as(undefined);

    expect((await visitor.get(`/qlink/questions/${id}?token=${token}`)).body).toEqual(['q-1', 'q-2']);
    expect(
      (await visitor.post(`/bank/question?token=${token}`, { question_list: ['q-1', 'q-2'] })).status,
    ).toBe(200);
    expect((await visitor.post(`/bank/question?token=${token}`, { question_list: ['q-3'] })).status).toBe(
      403,
    );
    expect((await visitor.get(`/qlink/questions/${id}?token=wrong`)).status).toBe(403);
    expect((await visitor.get(`/qlink/questions/${id}`)).status).toBe(401);

    clock.now += 30 * DAY;
    expect((await visitor.get(`/qlink/questions/${id}?token=${token}`)).status).toBe(410);
    expect((await visitor.post(`/bank/question?token=${token}`, { question_list: ['q-1'] })).status).toBe(
      410,
    );
  });

  it('answers 404 for an id that is itself a question, which its own token opens', async () => {
    const api = await start();
    const visitor = api.as(undefined);
    const token = shareToken('q-1');
    expect((await visitor.get(`/qlink/questions/q-1?token=${token}`)).status).toBe(404);
    expect((await visitor.post(`/bank/question?token=${token}`, { question_list: ['q-1'] })).status).toBe(
      200,
    );
  });

  it('revokes an active link once', async () => {
    const api = await start();
    const admin = api.as(ADMIN);
    const id = textAt(await admin.post('/qlink/publish', draft), 'id');
    expect((await admin.put(`/qlink/revoke/${id}`)).body).toMatchObject({ status: 'REVOKED' });
    expect((await admin.put(`/qlink/revoke/${id}`)).status).toBe(409);
    expect((await api.as(STUDENT).get('/qlink')).status).toBe(403);
  });

  it.each([
    ['an expiration in the past', { expirationTime: '2020-01-01T00:00:00' }],
    ['an expiration in another form', { expirationTime: '2030-01-01T00:00:00Z' }],
    ['no question', { questionIds: [] }],
    ['a blank question', { questionIds: [''] }],
    ['an unknown question', { questionIds: ['none'] }],
    ['no title', { title: '' }],
  ])('refuses a link with %s', async (_what, more) => {
    const api = await start();
    expect((await api.as(ADMIN).post('/qlink/publish', { ...draft, ...more })).status).toBe(400);
  });
});
