import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { startReviewBlock } from './calls';
import { reviewRequested } from './reviewSaga';

interface Review {
  /** A block is being made: the quiz it is for. */
  readonly opening: string | undefined;
  /** Opens the review of a quiz at a question, counted from 1. */
  readonly open: (quizId: string, item: number) => void;
}

/** How a screen starts the review of a past quiz; the store module is `reviewModule`. */
export function useReview(): Review {
  const dispatch = useAppDispatch();
  const opening = useSelector((root) => {
    const remote = startReviewBlock.selectState(root);
    return remote.status === 'pending' ? remote.args.quizId : undefined;
  });
  return { opening, open: (quizId, item) => void dispatch(reviewRequested({ quizId, item })) };
}
