import { useMemo } from 'react';
import { inSlices } from '@/domain/study/counting/inSlices';
import { useAttempts } from '@/domain/study/counting/useAttempts';
import { useCount } from '@/domain/study/counting/useCount';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import type { Pause } from '@/shared/browser/pause';
import { createInsightsCounter, type Insights } from './insightsModel';

/** Answers counted in one task: a few milliseconds, also on a slow phone. */
const ANSWERS_AT_ONCE = 2_000;

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
