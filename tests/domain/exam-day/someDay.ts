import type { ExamDay, StartedBlock } from '@/domain/exam-day/examDayRecord';
import { EVERYTHING } from '../../demo/quizzes';

/** A day of three blocks of two items, five minutes each, with ten minutes of break; no block was started. */
export const aDay = (change: Partial<ExamDay> = {}): ExamDay => ({
  id: 'z1',
  exam: 'Custom',
  blocks: 3,
  items: 2,
  minutes: 5,
  breakMinutes: 10,
  parts: [],
  fixedBreaks: [],
  extraBreakMinutes: 0,
  categories: EVERYTHING,
  types: { unused: true, correct: true, incorrect: true, marked: false },
  started: [],
  finishedAt: 0,
  ...change,
});

/** A block that was ended after two of its five minutes; the times are milliseconds since 1970. */
export const anEndedBlock = (
  quizId: string,
  endedAt: number,
  change: Partial<StartedBlock> = {},
): StartedBlock => ({
  quizId,
  items: 2,
  secondsGiven: 300,
  startedAt: endedAt - 120_000,
  endedAt,
  secondsUsed: 120,
  ...change,
});
