import { describe, expect, it } from 'vitest';
import { startApi } from './demoApi';
import {
  ALL_TYPES,
  blueprint,
  createdQuiz,
  EVERYTHING,
  SMALL_BANK,
  STUDENT,
  submissionOf,
  TUTOR,
} from './quizzes';

const start = () => startApi({ questions: SMALL_BANK });

describe('counting questions', () => {
  it('matches one name in each of the three lists', async () => {
    const api = await start();
    const answer = await api.as(TUTOR).post('/quiz/categories/questions', {
      userId: TUTOR,
      questionOptions: ALL_TYPES,
      categoryMap: { ...EVERYTHING, discipline: ['Physiology'] },
    });
    expect(answer).toMatchObject({ status: 200, body: { questionCount: 2, eligibleQuestionCount: 2 } });
  });

  it('takes the union of topics and subtopics in power search', async () => {
    const api = await start();
    const answer = await api.as(TUTOR).post('/quiz/categories/questions', {
      userId: TUTOR,
      questionOptions: ALL_TYPES,
      medicalCategoriesMap: { topics: ['Arrhythmia'], subtopics: ['Acute heart failure'] },
    });
    expect(answer.body).toMatchObject({ questionCount: 6 });
  });

  it.each([
    ['both maps', { categoryMap: EVERYTHING, medicalCategoriesMap: { topics: [], subtopics: [] } }],
    ['no map', {}],
    ['an unknown field', { categoryMap: EVERYTHING, examType: [] }],
    ['a number for a list', { categoryMap: { ...EVERYTHING, discipline: 1 } }],
  ])('refuses %s', async (_what, more) => {
    const api = await start();
    const answer = await api
      .as(STUDENT)
      .post('/quiz/categories/questions', { userId: STUDENT, questionOptions: ALL_TYPES, ...more });
    expect(answer.status).toBe(400);
  });
});

describe('creating a quiz', () => {
  it('draws so many different questions and counts them against the day', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const { questionIds } = await createdQuiz(student, STUDENT, 4);
    expect(new Set(questionIds).size).toBe(4);
    const count = await student.post('/quiz/categories/questions', {
      userId: STUDENT,
      questionOptions: ALL_TYPES,
      categoryMap: EVERYTHING,
    });
    expect(count.body).toEqual({ questionCount: 6, eligibleQuestionCount: 6, questionLeftInDay: 396 });
  });

  it('gives the figures of a question as its images', async () => {
    const api = await start();
    const tutor = api.as(TUTOR);
    const { quizId } = await createdQuiz(tutor, TUTOR, 6);
    const { body } = await tutor.get(`/quiz/${quizId}`);
    expect(body).toMatchObject({ quizStatus: 'IN_PROGRESS' });
    expect(JSON.stringify(body)).toMatch(
      /"questionId":"q-5","questionNo":\d,"imageList":\["ecg-strip-palpitations.png"\]/,
    );
  });

  it.each([
    ['more questions than there are', { noOfQuestions: 7 }],
    ['no question', { noOfQuestions: 0 }],
    ['an empty name', { name: '  ' }],
    ['tutor mode for a student', { quizOptions: { tutorOn: true, timerOn: false } }],
    ['both maps', { medicalCategoriesMap: { topics: [], subtopics: [] } }],
    ['an unknown field', { examType: 'Step 1' }],
  ])('refuses %s', async (_what, more) => {
    const api = await start();
    const answer = await api.as(STUDENT).post('/api/v2/quiz', blueprint(STUDENT, 2, more));
    expect(answer.status).toBe(400);
  });
});

describe('submitting a quiz', () => {
  it('scores a submission by the key and completes the quiz', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const { quizId, questionIds } = await createdQuiz(student, STUDENT, 4);
    const path = `/quiz/${quizId}/user/${STUDENT}/submit`;
    expect(
      (await student.post(path, submissionOf(quizId, STUDENT, questionIds, ['A', 'B', 'A', '']))).status,
    ).toBe(200);

    expect((await student.get(`/quiz/${quizId}`)).body).toMatchObject({ quizStatus: 'COMPLETE' });
    expect((await student.get(`/quiz-history/quiz/${quizId}`)).body).toMatchObject({
      correctPercentage: 50,
      incorrectPercentage: 50,
      questionCorrectCount: 2,
      questionAttemptCount: 3,
      quizDuration: 60,
    });
    expect((await student.get(`/question-history/quiz/${quizId}`)).body).toMatchObject([
      { questionNo: 1, answerGiven: 'A', correct: true, marked: true, reviewed: false },
      { questionNo: 2, answerGiven: 'B', correct: false },
      { questionNo: 3, correct: true },
      { questionNo: 4, answerGiven: '', correct: false },
    ]);
  });

  it('refuses a second submission with 409', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const { quizId, questionIds } = await createdQuiz(student, STUDENT, 2);
    const send = () =>
      student.post(
        `/quiz/${quizId}/user/${STUDENT}/submit`,
        submissionOf(quizId, STUDENT, questionIds, ['A']),
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
  });

  it('refuses answers that are missing or out of order', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const { quizId, questionIds } = await createdQuiz(student, STUDENT, 3);
    const path = `/quiz/${quizId}/user/${STUDENT}/submit`;
    const short = submissionOf(quizId, STUDENT, questionIds.slice(0, 2), ['A', 'A']);
    const turned = submissionOf(quizId, STUDENT, [...questionIds].reverse(), ['A', 'A', 'A']);
    expect((await student.post(path, short)).status).toBe(400);
    expect((await student.post(path, turned)).status).toBe(400);
  });

  it('hides the quiz of another user', async () => {
    const api = await start();
    const { quizId } = await createdQuiz(api.as(STUDENT), STUDENT, 1);
    expect((await api.as(TUTOR).get(`/quiz/${quizId}`)).status).toBe(404);
  });

  it('ends a quiz ad hoc with the date alone', async () => {
    const api = await start();
    const student = api.as(STUDENT);
    const { quizId } = await createdQuiz(student, STUDENT, 2);
    const path = `/quiz/${quizId}/user/${STUDENT}/submit`;
    const ending = { quizEndMode: 'ADHOC', quizHistory: { quizSubmitDate: '2026-03-02T12:00:00Z' } };
    expect((await student.post(path, { ...ending, questionHistories: [] })).status).toBe(400);
    expect((await student.post(path, ending)).status).toBe(200);
    expect((await student.get(`/quiz/user/${STUDENT}?status=IN_PROGRESS`)).body).toEqual([]);
  });
});

describe('what is shown when', () => {
  it('refuses a call without a token', async () => {
    const api = await start();
    expect((await api.as(undefined).get('/user/me')).status).toBe(401);
  });
});
