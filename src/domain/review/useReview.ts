import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { openReview } from './openReview';
import type { ReviewFilter } from './reviewFilterModel';

interface Review {
  /** The quiz whose block is being started. */
  readonly opening: string | undefined;
  /** Opens the review of a quiz at a question, from 1; only what passes the filters is listed there. */
  readonly open: (quizId: string, item: number, filters?: readonly ReviewFilter[]) => void;
}

export function useReview(): Review {
  const dispatch = useAppDispatch();
  const opening = useSelector((root) => {
    const remote = openReview.selectState(root);
    return remote.status === 'pending' ? remote.args.quizId : undefined;
  });
  return {
    opening,
    open: (quizId, item, filters = []) =>
      void dispatch(openReview.actions.request({ quizId, item, filters })),
  };
}
