import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissionOf as submission } from '@/domain/attempt/submission';
import {
  answerChosen,
  type Attempt,
  itemEntered,
  markToggled,
  resumed,
  shownSeconds,
  toStoredAttempt,
} from '@/features/exam/attempt/attemptModel';
import { acts, anAttempt, ended, played } from './attempts';

const AT = '2026-03-02T12:00:00.000Z';

const submissionOf = (attempt: Attempt, now: number, submittedAt = AT) =>
  submission(attempt.items, toStoredAttempt(attempt, now, 1), submittedAt);
const quizDuration = (attempt: Attempt, now: number) => submissionOf(attempt, now).quizHistory.quizDuration;

describe('submissionOf', () => {
  it('writes one line for every question in order, with the letters tried', () => {
    let attempt = resumed(anAttempt(3), 0);
    attempt = answerChosen(answerChosen(attempt, 'B', 1_000), 'C', 2_000);
    attempt = markToggled(itemEntered(attempt, 2, 4_900), 5_000);
    expect(submissionOf(ended(attempt, 20_000), 99_000, AT)).toEqual({
      questionHistories: [
        {
          questionId: 'q1',
          questionNo: 1,
          answerGiven: 'C',
          marked: false,
          timeSpent: 4,
          answersAttempted: ['B', 'C'],
        },
        {
          questionId: 'q2',
          questionNo: 2,
          answerGiven: '',
          marked: false,
          timeSpent: 0,
          answersAttempted: [],
        },
        {
          questionId: 'q3',
          questionNo: 3,
          answerGiven: '',
          marked: true,
          timeSpent: 15,
          answersAttempted: [],
        },
      ],
      quizHistory: {
        quizId: 'quiz-1',
        userId: 'user-1',
        questionAttemptCount: 1,
        quizSubmitDate: AT,
        quizDuration: 20,
      },
    });
  });

  it('submits a question that the attempt does not know as the quiz has it', () => {
    const quiz = [
      { questionId: 'q1', questionNo: 1, marked: true },
      { questionId: 'new', questionNo: 2, marked: true },
    ];
    const { questionHistories } = submission(quiz, toStoredAttempt(anAttempt(1), 0, 1), AT);
    expect(questionHistories).toMatchObject([
      { questionId: 'q1', marked: false },
      {
        questionId: 'new',
        questionNo: 2,
        answerGiven: '',
        marked: true,
        timeSpent: 0,
        answersAttempted: [],
      },
    ]);
  });

  it('makes a line a question, whose attempts are the answers, with a duration that fits', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (done, timerOn) => {
        const { attempt, now } = played(anAttempt(5, timerOn), done);
        const { questionHistories, quizHistory } = submissionOf(ended(attempt, now), now + 1e6, AT);
        expect(questionHistories.map(({ questionNo }) => questionNo)).toEqual([1, 2, 3, 4, 5]);
        expect(quizHistory.questionAttemptCount).toBe(
          questionHistories.filter(({ answerGiven }) => answerGiven !== '').length,
        );
        expect(Number.isInteger(quizHistory.quizDuration)).toBe(true);
        expect(quizHistory.quizDuration).toBeGreaterThanOrEqual(0);
        expect(quizHistory.quizDuration).toBeLessThanOrEqual(timerOn ? 450 : 0);
        for (const { answerGiven, answersAttempted, timeSpent } of questionHistories) {
          expect(answerGiven).toBe(answersAttempted.at(-1) ?? '');
          expect(Number.isInteger(timeSpent)).toBe(true);
        }
      }),
    );
  });
});

describe('quizDuration', () => {
  it('submits 90 × questions − what the clock shows as the duration', () => {
    const attempt = resumed(anAttempt(2), 0);
    expect(quizDuration(attempt, 10_400)).toBe(180 - shownSeconds(169_600));
    expect(quizDuration(attempt, 10_400)).toBe(10);
  });

  it('submits the whole time once nothing is left, and 0 without a timer', () => {
    expect(quizDuration(resumed(anAttempt(2), 0), 1e9)).toBe(180);
    expect(quizDuration(resumed(anAttempt(2, false), 0), 50_000)).toBe(0);
  });

  it('submits the time used of a timer that started otherwise, at most 90 × questions', () => {
    const short = resumed(anAttempt(2, true, 60), 0);
    expect(quizDuration(short, 20_000)).toBe(20);
    expect(quizDuration(short, 1e9)).toBe(60);
    const long = resumed(anAttempt(2, true, 600), 0);
    expect(quizDuration(long, 20_000)).toBe(20);
    expect(quizDuration(long, 1e9)).toBe(180);
  });
});

describe('shownSeconds', () => {
  it('shows 0 only once nothing is left', () => {
    expect([0, 1, 1_000, 1_001].map(shownSeconds)).toEqual([0, 1, 1, 2]);
  });
});

it('counts items with an answer', () => {
  const { quizHistory } = submissionOf(answerChosen(anAttempt(3), 'A', 0), 0, '');
  expect(quizHistory.questionAttemptCount).toBe(1);
});
