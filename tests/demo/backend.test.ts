import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Fault } from '@/demo/api/faults';
import { openIndexedDatabase } from '@/demo/database/indexedDatabase';
import { createMemoryDatabase } from '@/demo/database/memoryDatabase';
import { questionsOf } from '@/demo/seed/scale';
import { reseed } from '@/demo/seed/seedDatabase';
import { startApi, textAt } from './demoApi';
import { blueprint, createdQuiz, SMALL_BANK, STUDENT, submissionOf, TUTOR } from './quizzes';

describe('faults', () => {
  it('answers every call with 500 when set to', async () => {
    const api = await startApi({ questions: SMALL_BANK, fault: () => 'errors' });
    expect((await api.as(STUDENT).get('/user/me')).status).toBe(500);
  });

  it('breaks the connection when set to offline, and works again afterwards', async () => {
    const mode: { fault: Fault } = { fault: 'offline' };
    const api = await startApi({ questions: SMALL_BANK, fault: () => mode.fault });
    await expect(api.as(STUDENT).get('/user/me')).rejects.toThrow();
    mode.fault = 'none';
    expect((await api.as(STUDENT).get('/user/me')).status).toBe(200);
  });
});

describe('persistence', () => {
  it('keeps a submitted quiz in IndexedDB over a reload', async () => {
    const before = await openIndexedDatabase('qlearn-demo-reload');
    const api = await startApi({ questions: SMALL_BANK, database: before });
    const tutor = api.as(TUTOR);
    const { quizId, questionIds } = await createdQuiz(tutor, TUTOR, 3);
    await tutor.post(
      `/quiz/${quizId}/user/${TUTOR}/submit`,
      submissionOf(quizId, TUTOR, questionIds, ['A', 'A', 'B']),
    );
    before.close();

    const after = await openIndexedDatabase('qlearn-demo-reload');
    expect(await after.get('quizzes', quizId)).toMatchObject({ status: 'COMPLETE', correct: 2, total: 3 });
    const study = await after.get('studies', TUTOR);
    expect(questionIds.map((id) => study?.questions.get(id)?.outcome)).toEqual([
      'correct',
      'correct',
      'incorrect',
    ]);
    after.close();
  });

  it.each([
    ['memory', () => Promise.resolve(createMemoryDatabase())],
    ['IndexedDB', () => openIndexedDatabase('qlearn-demo-order')],
  ])('finds records by group and in the order of their ids in %s', async (_where, open) => {
    const database = await open();
    const setting = (id: string, group: string) => ({ id, group, value: id });
    await database.put('settings', setting('b', 'one'), setting('a', 'one'), setting('c', 'two'));
    expect((await database.byGroup('settings', 'one')).map(({ id }) => id)).toEqual(['a', 'b']);
    await database.remove('settings', 'a');
    expect((await database.all('settings')).map(({ id }) => id)).toEqual(['b', 'c']);
    await database.clear();
    expect(await database.all('settings')).toEqual([]);
    database.close();
  });

  it('forgets everything on a reset and seeds again', async () => {
    const api = await startApi({ questions: SMALL_BANK });
    const { quizId } = await createdQuiz(api.as(STUDENT), STUDENT, 1);
    await reseed(api.backend.context);
    expect((await api.as(STUDENT).get(`/quiz/${quizId}`)).status).toBe(404);
    expect((await api.as(STUDENT).get('/user/me')).status).toBe(200);
  });
});

describe('determinism', () => {
  it('draws the same quiz and returns the same history under the same seed', async () => {
    const read = async () => {
      const api = await startApi();
      const student = api.as(STUDENT);
      const categories = (await student.get('/quiz/categories')).body;
      const made = await student.post('/api/v2/quiz', blueprint(STUDENT, 5, { categoryMap: categories }));
      const quiz = await student.get(`/quiz/${textAt(made, 'quizId')}`);
      return { quiz, history: await student.get(`/quiz-history/user/${STUDENT}`) };
    };
    expect(await read()).toEqual(await read());
  });

  it('gives the demo student a month of rising scores with questions left to discover', async () => {
    const { backend } = await startApi();
    const { database, bank, now } = backend.context;
    const quizzes = (await database.byGroup('quizzes', STUDENT)).sort((a, b) => a.createdAt - b.createdAt);
    const student = await database.get('users', STUDENT);
    expect(student?.activity).toEqual({
      quizAccessCount: quizzes.length,
      questionAttemptCount: quizzes.reduce((sum, { total }) => sum + total, 0),
      videoAccessCount: 0,
    });
    const share = (part: typeof quizzes) =>
      part.reduce((sum, { correct }) => sum + correct, 0) / part.reduce((sum, { total }) => sum + total, 0);
    expect(quizzes).toHaveLength(26);
    expect(share(quizzes.slice(13))).toBeGreaterThan(share(quizzes.slice(0, 13)) + 0.05);
    expect(quizzes.every(({ submittedAt = Infinity }) => submittedAt < now())).toBe(true);
    const study = await database.get('studies', STUDENT);
    expect(study?.questions.size).toBeLessThan(bank.questions.length * 0.7);
  });
});

describe('unknown queries and bodies', () => {
  it('refuses query parameters that the contract does not name', async () => {
    const api = await startApi({ questions: SMALL_BANK });
    expect((await api.as(STUDENT).get('/user/me?verbose=1')).status).toBe(400);
    expect((await api.as(STUDENT).get(`/quiz/user/${STUDENT}?status=OPEN`)).status).toBe(400);
  });
});

describe('the large demo', () => {
  it('repeats the bank under further ids, so that a quiz may have 400 questions', () => {
    const questions = questionsOf('large');
    expect(questions.length).toBeGreaterThan(400);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });
});
