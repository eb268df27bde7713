import {
  latestReason,
  MISS_REASONS,
  type MissedQuestions,
  type MissReason,
} from '@/domain/study/miss-reasons/missReasonModel';
import { useQuery } from '@/shared/routing/useQuery';

/** The questions that were last missed for a reason, in the same order; all of them without one. */
export const withReasonOf = (
  questionIds: readonly string[],
  missed: MissedQuestions,
  reason: MissReason | undefined,
): readonly string[] =>
  reason === undefined
    ? questionIds
    : questionIds.filter((questionId) => latestReason(missed.get(questionId)) === reason);

/** The reason in the URL's query. */
export function useReason(): MissReason | undefined {
  const wanted = useQuery().params.get('reason');
  return MISS_REASONS.find((reason) => reason === wanted);
}
