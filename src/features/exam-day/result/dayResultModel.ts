import { halvesOf } from '@/domain/exam-day/examDayModel';
import type { ExamDay, StartedBlock } from '@/domain/exam-day/examDayRecord';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import type { QuizOverview } from '@/shared/api/performance';

export interface BlockScore {
  readonly block: StartedBlock;
  /** From 1. */
  readonly blockNumber: number;
  /** Undefined while it is not known. */
  readonly correct: number | undefined;
}

/** Number of items answered correctly; undefined unless the device knows all of them. */
export function correctOf(attempt: FinishedAttempt | undefined): number | undefined {
  if (attempt === undefined || attempt.items.some(({ result }) => result === 'unknown')) return undefined;
  return attempt.items.filter(({ result }) => result === 'correct').length;
}

/** The scores of the blocks: from the device, otherwise from the server. */
export const scoresOf = (
  { started }: ExamDay,
  attempts: ReadonlyMap<string, FinishedAttempt>,
  overviews: ReadonlyMap<string, Pick<QuizOverview, 'questionCorrectCount'>>,
): readonly BlockScore[] =>
  started.map((block, index) => ({
    block,
    blockNumber: index + 1,
    correct: correctOf(attempts.get(block.quizId)) ?? overviews.get(block.quizId)?.questionCorrectCount,
  }));

/** Percentage of correct answers in these blocks, 0 to 100; undefined if no block's score is known. */
export function percentOf(scores: readonly BlockScore[]): number | undefined {
  const known = scores.filter(({ correct }) => correct !== undefined);
  const items = known.reduce((sum, { block }) => sum + block.items, 0);
  return items === 0 ? undefined : (100 * known.reduce((sum, { correct = 0 }) => sum + correct, 0)) / items;
}

/** Percentage of correct answers in the first and in the second half of the day. */
export function halfPercents(
  scores: readonly BlockScore[],
): readonly [number | undefined, number | undefined] {
  const [first, second] = halvesOf(scores);
  return [percentOf(first), percentOf(second)];
}
