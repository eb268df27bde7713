import { describe, expect, it } from 'vitest';
import type { FinishedAttempt, ItemResult } from '@/domain/study/finishedAttemptModel';
import { correctOf, halfPercents, percentOf, scoresOf } from '@/features/exam-day/result/dayResultModel';
import { aDay, anEndedBlock } from '../../../domain/exam-day/someDay';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

const anAttempt = (results: readonly ItemResult[]): FinishedAttempt => ({
  userId: 'u1',
  quizId: 'z1',
  name: 'Custom, block 1 of 3',
  timerOn: true,
  tutorOn: false,
  submittedAt: 1,
  items: results.map((result, index) => ({
    questionId: `q${index}`,
    labels: NONE,
    attemptedLetters: [],
    attemptedAtMs: [],
    answer: '',
    result,
    marked: false,
    timeSpentMs: 0,
    confidence: undefined,
  })),
});

const day = aDay({ started: ['z1', 'z2', 'z3'].map((quizId) => anEndedBlock(quizId, 1_000_000)) });

describe('the score of a block', () => {
  it('takes the score that the device knows, else the server’s, else none', () => {
    const scores = scoresOf(
      day,
      new Map([['z1', anAttempt(['correct', 'unanswered'])]]),
      new Map([
        ['z1', { questionCorrectCount: 2 }],
        ['z2', { questionCorrectCount: 2 }],
      ]),
    );
    expect(scores.map(({ correct }) => correct)).toEqual([1, 2, undefined]);
    expect(scores.map((score) => percentOf([score]))).toEqual([50, 100, undefined]);
    expect(halfPercents(scores)).toEqual([75, undefined]);
  });

  it('knows no score from an attempt with an item whose key is not known', () => {
    expect(correctOf(anAttempt(['correct', 'unknown']))).toBeUndefined();
    expect(correctOf(undefined)).toBeUndefined();
  });
});
