import type { FinishedAttempt, FinishedItem } from '@/domain/study/finishedAttemptModel';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

/** A correct answer, unless `change` makes it another. */
export const anItem = (questionId: string, change: Partial<FinishedItem> = {}): FinishedItem => ({
  questionId,
  labels: NONE,
  attemptedLetters: ['A'],
  attemptedAtMs: [1_000],
  answer: 'A',
  result: 'correct',
  marked: false,
  timeSpentMs: 60_000,
  confidence: undefined,
  key: 'A',
  ...change,
});

/** `submittedAt` in milliseconds since 1970. */
export const anAttempt = (
  quizId: string,
  submittedAt: number,
  items: readonly FinishedItem[],
): FinishedAttempt => ({
  userId: 'user-student',
  quizId,
  name: quizId,
  timerOn: false,
  tutorOn: false,
  submittedAt,
  items,
});

export const wrong = { result: 'incorrect', answer: 'B' } as const;
