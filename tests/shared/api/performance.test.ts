import { describe, expect, it } from 'vitest';
import { DecodeError } from '@/shared/api/decodeContext';
import { getHistory, getPerformance, getQuizOverview } from '@/shared/api/performance';
import { wire } from './wire';

const lungs = { subCategory: 'Respiratory', percentageCorrect: 75, correctCount: 3, incorrectCount: 1 };

it.each([
  ['GET /quiz-history/quiz/q1', wire(getQuizOverview, { quizId: 'q1' })],
  ['GET /quiz-history/user/u1', wire(getHistory, { userId: 'u1' })],
  ['GET /user-performance/user/u1', wire(getPerformance, { userId: 'u1' })],
])('asks %s', (call, sent) => {
  expect(sent).toEqual({ call, bearer: 'required' });
});

describe('QuizOverview', () => {
  const overview = {
    quizDuration: 600,
    correctPercentage: 75,
    incorrectPercentage: 25,
    questionCorrectCount: 3,
    questionAttemptCount: 4,
    categoryPerformance: [{ category: 'organSystem', subcategories: [lungs] }],
  };

  it('reads an overview bare, wrapped, and with numbers in strings', () => {
    expect(getQuizOverview.decode(overview)).toEqual(overview);
    expect(getQuizOverview.decode({ data: { ...overview, correctPercentage: '75' } })).toEqual(overview);
  });

  it('computes the percentages that are missing', () => {
    expect(getQuizOverview.decode({ questionCorrectCount: 1, questionAttemptCount: 4 })).toEqual({
      quizDuration: 0,
      correctPercentage: 25,
      incorrectPercentage: 75,
      questionCorrectCount: 1,
      questionAttemptCount: 4,
      categoryPerformance: [],
    });
  });

  it('drops headings that are none of the five, and subcategories without a name', () => {
    const categoryPerformance = [
      { category: 'ORGANSYSTEM', subcategories: [lungs, { correctCount: 1 }, null] },
      { category: 'constructor', subcategories: [lungs] },
      { category: 'topics' },
    ];
    expect(getQuizOverview.decode({ ...overview, categoryPerformance }).categoryPerformance).toEqual([
      { category: 'organSystem', subcategories: [lungs] },
      { category: 'topics', subcategories: [] },
    ]);
  });

  it('refuses an overview without any score', () => {
    expect(() => getQuizOverview.decode({ error: 'late' })).toThrow(DecodeError);
  });
});

describe('Performance', () => {
  it('reads a performance with its categories; nothing yet is no error', () => {
    const categoriesPerformance = [
      { category: 'discipline', subcategories: [{ ...lungs, percentageCorrect: null }] },
    ];
    expect(
      getPerformance.decode({ categoriesPerformance, questionCorrect: '3', questionIncorrect: -1 }),
    ).toEqual({
      categoriesPerformance: [{ category: 'discipline', subcategories: [lungs] }],
      questionCorrect: 3,
      questionIncorrect: 0,
    });
    expect(getPerformance.decode({})).toEqual({
      categoriesPerformance: [],
      questionCorrect: 0,
      questionIncorrect: 0,
    });
  });
});

describe('history', () => {
  const complete = '2025-03-01T10:00:00.000Z';
  const row = {
    id: 'q1',
    title: 'Quiz-1',
    percentageCorrect: 50,
    timerOn: true,
    tutorOn: false,
    category: { discipline: ['Anatomy'], organSystem: [], examType: [] },
    medicalCategorizationMap: { topics: ['Asthma'], subtopics: [] },
    total: 10,
    complete,
  };

  it('reads a history row by row, without the rows that cannot be used', () => {
    expect(getHistory.decode([row, null, { title: 'no id' }])).toEqual([row]);
    expect(getHistory.decode({ data: [{ ...row, id: 4 }] })).toEqual([{ ...row, id: '4' }]);
    expect(getHistory.decode(undefined)).toEqual([]);
  });

  it('takes name when there is no title, and reads missing categories as empty', () => {
    const [read] = getHistory.decode([{ id: 1, name: 'Named', category: null, total: '4' }]);
    expect(read).toMatchObject({
      title: 'Named',
      category: { discipline: [], organSystem: [], examType: [] },
      medicalCategorizationMap: { topics: [], subtopics: [] },
      total: 4,
    });
  });

  it.each([true, 'true', 1, null, undefined])('takes quizSubmitDate when complete is %j', (value) => {
    expect(getHistory.decode([{ ...row, complete: value, quizSubmitDate: complete }])).toEqual([row]);
  });

  it('knows no date when the wire has none', () => {
    expect(getHistory.decode([{ ...row, complete: true }])[0]?.complete).toBeUndefined();
  });
});
