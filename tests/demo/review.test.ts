import { describe, expect, it } from 'vitest';
import { startApi, textAt } from './demoApi';
import {
  ADMIN,
  blueprint,
  createdQuiz,
  EVERYTHING,
  SMALL_BANK,
  STUDENT,
  submissionOf,
  TUTOR,
} from './quizzes';

const start = () => startApi({ questions: SMALL_BANK });

describe('questions and images', () => {
  it('answers all questions of a list in its order, with key and an explanation of each option', async () => {
    const api = await start();
    const answer = await api.as(STUDENT).post('/bank/question', { question_list: ['q-3', 'q-1'] });
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { questionId: 'q-3', option: { correctAnswer: 'A' }, categories: { organSystem: ['Respiratory'] } },
        { questionId: 'q-1' },
      ],
    });
    expect(JSON.stringify(answer.body)).toContain('B. Second');
  });

  it('refuses unknown ids, an empty list and visitors without a token', async () => {
    const api = await start();
    expect((await api.as(STUDENT).post('/bank/question', { question_list: ['none'] })).status).toBe(404);
    expect((await api.as(STUDENT).post('/bank/question', { question_list: [] })).status).toBe(400);
    expect((await api.as(STUDENT).post('/bank/question', { questions: ['q-1'] })).status).toBe(400);
    expect((await api.as(undefined).post('/bank/question', { question_list: ['q-1'] })).status).toBe(401);
  });

  it('answers an image by its name', async () => {
    const api = await start();
    expect((await api.as(STUDENT).get('/bank/image?imageName=a.png')).body).toHaveProperty('imgData');
    expect((await api.as(STUDENT).get('/bank/image?imageName=none')).status).toBe(404);
    expect((await api.as(STUDENT).get('/bank/image?name=a.png')).status).toBe(400);
  });
});

describe('reviewing', () => {
  it('adds up the review time of a question in the quiz of the open block', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const first = await createdQuiz(student, STUDENT, 6);
    await student.post(
      `/quiz/${first.quizId}/user/${STUDENT}/submit`,
      submissionOf(first.quizId, STUDENT, first.questionIds, []),
    );
    const second = await createdQuiz(student, STUDENT, 6);
    await student.post(
      `/quiz/${second.quizId}/user/${STUDENT}/submit`,
      submissionOf(second.quizId, STUDENT, second.questionIds, []),
    );

    const block = await student.post('/quiz/block', { userId: STUDENT, quizId: first.quizId });
    expect(block).toMatchObject({ status: 201, body: { quizId: first.quizId } });
    const time = { reviewTime: { reviewTimeSpent: 12 } };
    await student.put('/question-history/q-1/review', time);
    await student.put('/question-history/q-1/review', time);
    expect((await student.put(`/quiz/block/${textAt(block, 'blockId')}/end`)).status).toBe(200);

    const histories = JSON.stringify((await student.get(`/question-history/quiz/${first.quizId}`)).body);
    expect(histories).toMatch(/"questionId":"q-1"[^{]*"reviewed":true,"timeSpent":30,"reviewTimeSpent":24/);
    expect(JSON.stringify((await student.get(`/question-history/quiz/${second.quizId}`)).body)).not.toContain(
      '"reviewed":true',
    );
  });

  it('refuses review time of an unknown question and blocks of others', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const { quizId } = await createdQuiz(student, STUDENT, 1);
    const block = textAt(await student.post('/quiz/block', { userId: STUDENT, quizId }), 'blockId');
    const time = { reviewTime: { reviewTimeSpent: 1 } };
    expect((await student.put('/question-history/none/review', time)).status).toBe(404);
    expect((await student.put('/question-history/q-1/review', { reviewTimeSpent: 1 })).status).toBe(400);
    expect((await api.as(TUTOR).put(`/quiz/block/${block}/end`)).status).toBe(404);
    expect((await api.as(TUTOR).post('/quiz/block', { userId: TUTOR, quizId })).status).toBe(404);
  });
});

describe('study so far', () => {
  it('carries marks and outcomes into the next quiz, its counts and the performance', async () => {
    const api = await start();
    const admin = api.as(ADMIN);
    const { quizId, questionIds } = await createdQuiz(admin, ADMIN, 6);
    await admin.post(
      `/quiz/${quizId}/user/${ADMIN}/submit`,
      submissionOf(quizId, ADMIN, questionIds, ['B', 'A', 'A']),
    );

    const count = async (types: Record<string, boolean>) =>
      (
        await admin.post('/quiz/categories/questions', {
          userId: ADMIN,
          questionOptions: { unused: false, correct: false, incorrect: false, marked: false, ...types },
          categoryMap: EVERYTHING,
        })
      ).body;
    expect(await count({ unused: true })).toMatchObject({ questionCount: 0 });
    expect(await count({ correct: true })).toMatchObject({ questionCount: 2 });
    expect(await count({ incorrect: true })).toMatchObject({ questionCount: 4 });
    expect(await count({ correct: true, marked: true })).toMatchObject({ questionCount: 3 });
    expect((await admin.get(`/user-performance/user/${ADMIN}`)).body).toMatchObject({
      questionCorrect: 2,
      questionIncorrect: 4,
    });

    const next = await createdQuiz(admin, ADMIN, 6);
    expect(
      JSON.stringify((await admin.get(`/quiz/${next.quizId}`)).body).match(/"marked":true/g),
    ).toHaveLength(1);
  });

  it('lists finished quizzes with their scores, the latest first', async () => {
    const api = await start();
    const tutor = api.as(TUTOR);
    const { quizId, questionIds } = await createdQuiz(tutor, TUTOR, 4);
    await tutor.post(`/quiz/${quizId}/user/${TUTOR}/submit`, submissionOf(quizId, TUTOR, questionIds, ['A']));
    expect((await tutor.get(`/quiz-history/user/${TUTOR}`)).body).toMatchObject([
      { id: quizId, title: 'Quiz-1', percentageCorrect: 25, total: 4, complete: '2026-03-02T12:00:00.000Z' },
      { title: 'Cardiology set' },
      { title: 'Neurology set' },
    ]);
    expect((await tutor.get(`/quiz-history/user/${STUDENT}`)).status).toBe(403);
  });

  it('draws no more questions when the plan of a student is used up for the day', async () => {
    const api = await start();
    const { database } = api.backend.context;
    for (const subscription of await database.byGroup('subscriptions', STUDENT)) {
      await database.put('subscriptions', {
        ...subscription,
        plan: { ...subscription.plan, questionsPerDay: 5 },
      });
    }
    const student = api.as(STUDENT);
    await createdQuiz(student, STUDENT, 5);
    expect((await student.post('/api/v2/quiz', blueprint(STUDENT, 1))).status).toBe(400);
    const count = await student.post('/quiz/categories/questions', {
      userId: STUDENT,
      questionOptions: blueprint(STUDENT, 1).questionOptions,
      categoryMap: EVERYTHING,
    });
    expect(count.body).toMatchObject({ eligibleQuestionCount: 0, questionLeftInDay: 0 });
  });
});

describe('comments and feedback', () => {
  it('threads the replies under their comment', async () => {
    const api = await start();
    const tutor = api.as(TUTOR);
    const parent = textAt(
      await tutor.post('/bank/question/q-2/comment', { comment: 'See the ECG.' }),
      'commentId',
    );
    const reply = { comment: 'Seen.', parentCommentId: parent };
    expect((await api.as(ADMIN).post('/bank/question/q-2/comment', reply)).status).toBe(201);
    expect(JSON.stringify((await tutor.get('/bank/question/q-2/comment')).body)).toContain(
      '"comment":"Seen."',
    );
    expect((await tutor.post('/bank/question/q-3/comment', reply)).status).toBe(400);
    expect((await tutor.post('/bank/question/q-2/comment', { comment: ' ' })).status).toBe(400);
    expect((await tutor.get('/bank/question/none/comment')).status).toBe(404);
  });

  it('takes feedback of students by the rules of the form', async () => {
    const api = await start();
    const send = (more: Record<string, unknown>) =>
      api
        .as(STUDENT)
        .post('/question/feedback/student', { questionId: 'q-1', isError: 'N', comment: '', ...more });
    expect((await send({ rating: 4 })).status).toBe(201);
    expect((await send({ isError: 'Y' })).status).toBe(400);
    expect((await send({ topic: 'EXPLANATION' })).status).toBe(400);
    expect((await send({ rating: 6 })).status).toBe(400);
    expect((await send({ questionId: 'none' })).status).toBe(404);
    expect((await api.as(TUTOR).post('/question/feedback/student', {})).status).toBe(403);
    expect(JSON.stringify((await api.as(STUDENT).get('/question/feedback/student/q-1')).body)).toContain(
      'Sam Student',
    );
  });

  it('takes feedback of tutors and shows it to staff, the whole lists to admins alone', async () => {
    const api = await start();
    const feedback = {
      questionId: 'q-1',
      stem: { difficulty: 'HARD', quality: 'GOOD', errors: 'NONE' },
      explanation: { quality: 'EXCELLENT', errors: 'NONE' },
      expandedExplanation: 'RELEVANT',
      improvementSuggestions: { stem: '', explanation: '', expandedExplanation: '' },
    };
    expect((await api.as(TUTOR).post('/question/feedback/tutor', feedback)).status).toBe(201);
    expect((await api.as(TUTOR).post('/question/feedback/tutor', { ...feedback, stem: {} })).status).toBe(
      400,
    );
    expect((await api.as(STUDENT).post('/question/feedback/tutor', feedback)).status).toBe(403);
    expect((await api.as(STUDENT).get('/question/feedback/tutor/q-1')).status).toBe(403);
    expect((await api.as(TUTOR).get('/question/feedback/tutor/all')).status).toBe(403);
    expect((await api.as(ADMIN).get('/question/feedback/tutor/all')).status).toBe(200);
    expect((await api.as(ADMIN).get('/question/feedback/student/all')).status).toBe(200);
  });
});
