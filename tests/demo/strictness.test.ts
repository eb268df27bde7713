import { describe, expect, it } from 'vitest';
import { startApi } from './demoApi';
import { ADMIN, SMALL_BANK, STUDENT } from './quizzes';

const start = () => startApi({ questions: SMALL_BANK });

// A wrong request must make a test fail, so the demo refuses everything that the contract does not send.
describe('the demo backend', () => {
  it.each([
    ['put', STUDENT, `/user/${STUDENT}/plan/plan-free/select`],
    ['put', STUDENT, '/booking/b1/status/SUCCESS'],
    ['post', STUDENT, '/booking/b1/cancel-subscription'],
    ['put', ADMIN, '/qlink/revoke/qlink-question-of-the-week'],
    ['put', ADMIN, '/enrollments/invitations/i1'],
    ['post', undefined, '/auth/verify-account/v1'],
  ] as const)('refuses a body when the contract sends none: %s as %s %s', async (method, who, path) => {
    const api = await start();
    expect(await api.as(who)[method](path, { anything: 1 })).toMatchObject({
      status: 400,
      body: { message: 'This call has no body.' },
    });
  });

  it.each([
    [ADMIN, `/booking/user/${STUDENT}?status=PENDING`],
    [ADMIN, `/booking/user/${STUDENT}?status=SUCCESS`],
    [STUDENT, `/user/${STUDENT}/plan?status=ACTIVE`],
    [ADMIN, '/users?role=TUTOR'],
    [ADMIN, '/enrollments/invitations?page=-1&size=100'],
    [ADMIN, '/enrollments/invitations?page=0&size=20'],
  ])('refuses another query than the contract’s: %s %s', async (who, path) => {
    const api = await start();
    expect((await api.as(who).get(path)).status).toBe(400);
  });

  it('lets tutors alone make a quiz in tutor mode', async () => {
    const api = await start();
    const body = {
      name: 'Block',
      userId: ADMIN,
      quizOptions: { tutorOn: true, timerOn: false },
      noOfQuestions: 1,
      questionOptions: { unused: true, correct: true, incorrect: true, marked: true },
      categoryMap: { discipline: [], organSystem: [], examType: [] },
    };
    expect(await api.as(ADMIN).post('/api/v2/quiz', body)).toMatchObject({
      status: 400,
      body: { message: 'Tutor mode is for tutors.' },
    });
  });
});
