import { startFeedbackBlock } from '@/domain/quiz/calls';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { ReviewFilter } from './reviewFilterModel';
import { reviewRequested } from './reviewSaga';

interface Review {
  /** The quiz whose block is being started. */
  readonly opening: string | undefined;
  /** Opens the review of a quiz at a question, from 1; only what passes the filters is listed there. */
  readonly open: (quizId: string, item: number, filters?: readonly ReviewFilter[]) => void;
}

/** Starts the review of a past quiz; needs `reviewModule`. */
export function useReview(): Review {
  const dispatch = useAppDispatch();
  const opening = useSelector((root) => {
    const remote = startFeedbackBlock.selectState(root, 'review');
    return remote.status === 'pending' ? remote.args.quizId : undefined;
  });
  return {
    opening,
    open: (quizId, item, filters = []) => void dispatch(reviewRequested({ quizId, item, filters })),
  };
}
