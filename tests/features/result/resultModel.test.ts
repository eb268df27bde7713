import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctLine,
  countOutcomes,
  excerpt,
  missedTarget,
  modeLine,
  totalSeconds,
  unansweredNote,
} from '@/features/result/resultModel';
import type { QuizOverview } from '@/shared/api/performance';
import { decodeQuestionHistories } from '@/shared/api/questionHistory';

const overview: QuizOverview = {
  quizDuration: 754,
  correctPercentage: 70,
  incorrectPercentage: 30,
  questionCorrectCount: 7,
  questionAttemptCount: 9,
  categoryPerformance: [],
};

describe('result: the figures', () => {
  it('says the options as the specification writes them', () => {
    expect(modeLine({ tutorOn: false, timerOn: true })).toBe('Tutor Off - Timer On');
    expect(modeLine({ tutorOn: true, timerOn: false })).toBe('Tutor On - Timer Off');
  });

  it('counts correct answers out of the attempted ones', () => {
    expect(correctLine(overview)).toBe('7 out of 9');
  });

  it('takes the time from the server, and with the timer off the time spent on the questions', () => {
    const histories = decodeQuestionHistories([
      { questionId: 'a', timeSpent: 40 },
      { questionId: 'b', timeSpent: 35 },
    ]);
    expect(totalSeconds(overview, histories)).toBe(754);
    expect(totalSeconds({ ...overview, quizDuration: 0 }, histories)).toBe(75);
    expect(totalSeconds({ ...overview, quizDuration: 0 }, [])).toBe(0);
  });

  it('shows how many were left open, and whether the server counts them as incorrect', () => {
    expect(unansweredNote(overview, 10)).toBe('1 unanswered among them');
    expect(unansweredNote({ ...overview, incorrectPercentage: 20 }, 10)).toBe('1 unanswered');
    expect(unansweredNote(overview, 9)).toBeUndefined();
  });

  it('divides all questions of the quiz, none twice', () => {
    expect(countOutcomes(overview, 10)).toEqual({ correct: 7, incorrect: 2, unanswered: 1 });
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.nat(400), (correct, wrong, open) => {
        const total = correct + wrong + open;
        const parts = countOutcomes(
          { ...overview, questionCorrectCount: correct, questionAttemptCount: correct + wrong },
          total,
        );
        expect(parts).toEqual({ correct, incorrect: wrong, unanswered: open });
      }),
    );
  });

  it('never goes below nothing when the counts of the server disagree', () => {
    expect(countOutcomes({ ...overview, questionCorrectCount: 9, questionAttemptCount: 3 }, 5)).toEqual({
      correct: 9,
      incorrect: 0,
      unanswered: 0,
    });
  });

  it('cuts a long stem between words', () => {
    const stem = 'word '.repeat(60).trim();
    expect(excerpt(stem)).toMatch(/^(word )+word…$/);
    expect(excerpt(stem).length).toBeLessThanOrEqual(161);
    expect(excerpt('short')).toBe('short');
  });
});

describe('the questions to practice again', () => {
  const row = fc.record({
    correct: fc.boolean(),
    answerGiven: fc.constantFrom('', 'A'),
    categories: fc.record({
      discipline: fc.subarray(['Anatomy', 'Surgery']),
      organSystem: fc.subarray(['Skin', 'Blood']),
      examType: fc.subarray(['Step 1']),
    }),
  });

  it('takes each category of what was answered wrong once, and no other', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const histories = decodeQuestionHistories(
          rows.map((made, index) => ({ ...made, questionId: `q${index}`, questionNo: index + 1 })),
        );
        const missed = rows.filter(({ correct, answerGiven }) => !correct && answerGiven !== '');
        const target = missedTarget(histories);
        if (missed.length === 0) {
          expect(target).toBeUndefined();
          return;
        }
        expect(target?.type).toBe('incorrect');
        for (const heading of ['discipline', 'organSystem', 'examType'] as const) {
          const names = target?.names[heading] ?? [];
          expect([...names].sort()).toEqual(
            [...new Set(missed.flatMap(({ categories }) => categories[heading]))].sort(),
          );
          // An empty list would select nothing under the heading.
          expect(target?.names[heading]).not.toEqual([]);
        }
      }),
    );
  });
});
