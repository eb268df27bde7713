import { describe, expect, it } from 'vitest';
import { DecodeError } from '@/shared/api/decodeContext';
import { endBlock, startBlock } from '@/shared/api/feedbackBlock';
import { getQuestionHistories, sendReviewTime } from '@/shared/api/questionHistory';
import { countQuestions, createQuiz, getQuiz, getQuizzes } from '@/shared/api/quiz';
import { endQuiz, submitQuiz } from '@/shared/api/submission';
import { wire } from './wire';

const questionOptions = { unused: true, correct: false, incorrect: true, marked: false };
const categoryMap = { discipline: ['Anatomy'], organSystem: ['Respiratory'], examType: ['Step 1'] };
const medicalCategoriesMap = { topics: ['Asthma'], subtopics: [] };

describe('building a quiz', () => {
  it('counts with either kind of categories, never both', () => {
    expect(wire(countQuestions, { userId: 'u1', questionOptions, scope: { categoryMap } })).toEqual({
      call: 'POST /quiz/categories/questions',
      bearer: 'required',
      body: { userId: 'u1', questionOptions, categoryMap },
    });
    const both = { medicalCategoriesMap, more: 1 };
    expect(wire(countQuestions, { userId: 'u1', questionOptions, scope: both }).body).toEqual({
      userId: 'u1',
      questionOptions,
      medicalCategoriesMap,
    });
  });

  it('creates with exactly the fields of the contract', () => {
    const blueprint = {
      name: 'Quiz-1',
      userId: 'u1',
      quizOptions: { tutorOn: false, timerOn: true },
      noOfQuestions: 10,
      questionOptions,
    };
    expect(wire(createQuiz, { ...blueprint, scope: { categoryMap } })).toEqual({
      call: 'POST /api/v2/quiz',
      bearer: 'required',
      body: { ...blueprint, categoryMap },
    });
  });

  it('reads counts as whole numbers, never negative', () => {
    const counts = { questionCount: '120', eligibleQuestionCount: 40, questionLeftInDay: -2 };
    const read = { questionCount: 120, eligibleQuestionCount: 40, questionLeftInDay: 0 };
    expect(countQuestions.decode(counts)).toEqual(read);
    expect(countQuestions.decode({ data: counts })).toEqual(read);
  });

  it('knows no limit when none is named, and nothing when nothing is counted', () => {
    expect(countQuestions.decode({ questionCount: 3, questionLeftInDay: null })).toEqual({
      questionCount: 3,
      eligibleQuestionCount: 3,
      questionLeftInDay: Number.POSITIVE_INFINITY,
    });
    expect(() => countQuestions.decode({ message: 'busy' })).toThrow(DecodeError);
  });

  it('takes the new quiz’s quizId, else its id', () => {
    expect(createQuiz.decode({ quizId: 9, id: 1 })).toEqual({ quizId: '9' });
    expect(createQuiz.decode({ data: { id: 'q1' } })).toEqual({ quizId: 'q1' });
    expect(() => createQuiz.decode({ quizId: '' })).toThrow(DecodeError);
  });
});

describe('quizzes', () => {
  const quiz = { id: 'q1', name: 'Quiz-1', userId: 'u1', quizStatus: 'IN_PROGRESS', tutorOn: 'true' };

  it('asks for quizzes by id and by status', () => {
    expect(wire(getQuiz, { quizId: 'q1' })).toEqual({ call: 'GET /quiz/q1', bearer: 'required' });
    expect(wire(getQuizzes, { userId: 'u1', status: 'IN_PROGRESS' })).toEqual({
      call: 'GET /quiz/user/u1?status=IN_PROGRESS',
      bearer: 'required',
    });
  });

  it('orders the questions of a quiz by questionNo, without the rows that name none', () => {
    const questions = [
      { questionId: 3, questionNo: '3', marked: 'Y', imageList: ['c.png', null] },
      { id: 'b', questionNo: 2 },
      { questionNo: 9 },
      null,
      { questionId: 'a', questionNo: 1, imageList: null },
    ];
    expect(getQuiz.decode({ data: { ...quiz, questions } })).toEqual({
      id: 'q1',
      name: 'Quiz-1',
      tutorOn: true,
      timerOn: false,
      userId: 'u1',
      quizStatus: 'IN_PROGRESS',
      quizSubmitDate: undefined,
      questions: [
        { questionId: 'a', questionNo: 1, imageList: [], marked: false },
        { questionId: 'b', questionNo: 2, imageList: [], marked: false },
        { questionId: '3', questionNo: 3, imageList: ['c.png'], marked: true },
      ],
    });
  });

  it('numbers questions by their place when the wire does not', () => {
    const { questions } = getQuiz.decode({ ...quiz, questions: [{ questionId: 'a' }, { questionId: 'b' }] });
    expect(questions.map((item) => item.questionNo)).toEqual([1, 2]);
  });

  it('reads a quiz without questions as empty, without a known status as unusable', () => {
    expect(getQuiz.decode(quiz).questions).toEqual([]);
    expect(() => getQuiz.decode({ ...quiz, quizStatus: 'ARCHIVED' })).toThrow(DecodeError);
    expect(() => getQuiz.decode({ ...quiz, questions: 'none' })).toThrow(DecodeError);
  });

  it('lists quizzes without the rows of an unknown status', () => {
    const rows = [
      quiz,
      { ...quiz, quizStatus: 'X' },
      { quizId: 2, quizStatus: 'COMPLETE', quizSubmitDate: '2025-03-01' },
    ];
    expect(getQuizzes.decode(rows)).toEqual([
      { id: 'q1', name: 'Quiz-1', quizStatus: 'IN_PROGRESS', quizSubmitDate: undefined },
      { id: '2', name: undefined, quizStatus: 'COMPLETE', quizSubmitDate: '2025-03-01T00:00:00.000Z' },
    ]);
  });
});

describe('submitting', () => {
  const answer = {
    questionId: 'a',
    answerGiven: 'B',
    marked: true,
    timeSpent: 30,
    answersAttempted: ['A', 'B'],
    questionNo: 1,
  };
  const quizHistory = {
    quizId: 'q1',
    userId: 'u1',
    questionAttemptCount: 1,
    quizSubmitDate: '2025-03-01T10:00:00.000Z',
    quizDuration: 60,
  };

  it('sends every answer and the quiz’s history, and nothing else that lies with them', () => {
    const submission = {
      questionHistories: [{ ...answer, strikes: ['C'] }],
      quizHistory: { ...quizHistory, note: 'local' },
    };
    expect(wire(submitQuiz, submission)).toEqual({
      call: 'POST /quiz/q1/user/u1/submit',
      bearer: 'required',
      body: { questionHistories: [answer], quizHistory },
    });
  });

  it('submits from the banner with the mode and the date alone', () => {
    const quizSubmitDate = '2025-03-01T10:00:00.000Z';
    expect(wire(endQuiz, { quizId: 'q1', userId: 'u1', quizSubmitDate })).toEqual({
      call: 'POST /quiz/q1/user/u1/submit',
      bearer: 'required',
      body: { quizEndMode: 'ADHOC', quizHistory: { quizSubmitDate } },
    });
  });

  it('takes no page of HTML for the server’s word that it has the answers', () => {
    expect(() => submitQuiz.decode(null)).not.toThrow();
    expect(() => submitQuiz.decode('<html>Wi-Fi</html>')).toThrow(DecodeError);
  });
});

describe('reviewing', () => {
  it('sends what the contract specifies', () => {
    expect(wire(getQuestionHistories, { quizId: 'q1' })).toEqual({
      call: 'GET /question-history/quiz/q1',
      bearer: 'required',
    });
    expect(wire(sendReviewTime, { questionId: 'a', reviewTimeSpent: 12 })).toEqual({
      call: 'PUT /question-history/a/review',
      bearer: 'required',
      body: { reviewTime: { reviewTimeSpent: 12 } },
    });
    expect(wire(startBlock, { userId: 'u1', quizId: 'q1' })).toEqual({
      call: 'POST /quiz/block',
      bearer: 'required',
      body: { userId: 'u1', quizId: 'q1' },
    });
    expect(wire(endBlock, { blockId: 'b1', userId: 'u1', quizId: 'q1' })).toEqual({
      call: 'PUT /quiz/block/b1/end',
      bearer: 'required',
      body: { userId: 'u1', quizId: 'q1' },
    });
  });

  it('reads histories in the order of questionNo, with numbers in strings and missing fields', () => {
    const rows = [
      {
        id: 2,
        questionId: 20,
        questionNo: 2,
        answerGiven: 'b',
        correct: 'true',
        timeSpent: '61',
        reviewed: 1,
      },
      { questionId: 10, questionNo: 1, timeSpent: -4, categories: { discipline: [{ name: 'Anatomy' }] } },
      { questionNo: 3 },
    ];
    const [first, second, ...rest] = getQuestionHistories.decode(rows);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      id: '10',
      questionId: '10',
      answerGiven: '',
      correct: false,
      timeSpent: 0,
    });
    expect(first?.categories).toEqual({ discipline: ['Anatomy'], organSystem: [], examType: [] });
    expect(first?.medicalCategoriesMap).toEqual({ topics: [], subtopics: [] });
    expect(second).toMatchObject({ answerGiven: 'B', correct: true, timeSpent: 61, reviewed: true });
  });

  it('takes a block’s blockId, else its id', () => {
    expect(startBlock.decode({ blockId: 5, quizId: 6 })).toEqual({ blockId: '5' });
    expect(startBlock.decode({ data: { id: 'b' } })).toEqual({ blockId: 'b' });
    expect(() => startBlock.decode({})).toThrow(DecodeError);
  });
});
