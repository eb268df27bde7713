import { useMemo } from 'react';
import { submittedAt } from '@/domain/performance/submittedAt';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { inSlices } from '@/features/study/counting/inSlices';
import { useAttempts } from '@/features/study/counting/useAttempts';
import { useCount } from '@/features/study/counting/useCount';
import type { QuizHistoryRow } from '@/shared/api/performance';
import type { Pause } from '@/shared/browser/pause';
import { toLocalDay } from '@/shared/format/dates';
import type { QuestionsByDay } from './activityModel';
import { createInsightsCounter, type Insights } from './insightsModel';

/** Answers counted in one task: a few milliseconds, also on a slow phone. */
const ANSWERS_AT_ONCE = 2_000;
/** Quizzes whose day is found in one task, likewise. */
const QUIZZES_AT_ONCE = 500;

/** The user's finished quizzes on this device, and what is counted from them; undefined meanwhile. */
export function useInsights(): {
  attempts: Attempts | undefined;
  insights: Insights | undefined;
} {
  const attempts = useAttempts();
  const insights = useCount(
    useMemo(() => (attempts === undefined ? undefined : countInsights(attempts)), [attempts]),
  );
  return { attempts, insights };
}

type Attempts = readonly FinishedAttempt[];

const countInsights = (attempts: Attempts) => async (pause: Pause) => {
  const counter = createInsightsCounter();
  await inSlices(attempts, counter.add, {
    weightOf: ({ items }) => items.length,
    most: ANSWERS_AT_ONCE,
    pause,
  });
  return counter.result();
};

/** Questions by day, of the quizzes on this device and of those that only the server has. */
export function useQuestionsByDay(
  attempts: Attempts | undefined,
  rows: readonly QuizHistoryRow[] | undefined,
): QuestionsByDay | undefined {
  return useCount(
    useMemo(() => (attempts === undefined ? undefined : countDays(attempts, rows ?? [])), [attempts, rows]),
  );
}

const countDays = (attempts: Attempts, rows: readonly QuizHistoryRow[]) => async (pause: Pause) => {
  const byDay = new Map<string, number>();
  const count = (at: number | undefined, questions: number): void => {
    const day = toLocalDay(at);
    if (day !== '') byDay.set(day, (byDay.get(day) ?? 0) + questions);
  };
  const slices = { weightOf: () => 1, most: QUIZZES_AT_ONCE, pause };
  await inSlices(attempts, ({ submittedAt: at, items }) => count(at, items.length), slices);
  const onDevice = new Set(attempts.map(({ quizId }) => quizId));
  const elsewhere = rows.filter(({ id }) => !onDevice.has(id));
  await inSlices(elsewhere, (row) => count(submittedAt(row), row.total), slices);
  return byDay;
};
