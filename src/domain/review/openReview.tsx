import Button from '@mui/material/Button';
import { matchPath } from 'react-router-dom';
import type { SagaIterator } from 'redux-saga';
import { keepFeedbackBlock } from '@/domain/outbox/reviews/keepFeedbackBlock';
import { startFeedbackBlock } from '@/domain/quiz/calls';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { requireUser } from '@/domain/session/currentUser';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { Hint } from '@/shared/ui/controls/IconAction';
import { type ReviewFilter, withFilters } from './reviewFilterModel';

interface ReviewRef {
  readonly quizId: string;
  /** From 1. */
  readonly item: number;
  readonly filters: readonly ReviewFilter[];
}

/** Starts a feedback block, stores its id, then opens the chosen question of a past quiz. */
export const openReview = createRemoteCall({
  name: 'review/open',
  concurrency: 'leading',
  *send({ quizId, item, filters }: ReviewRef): SagaIterator<void> {
    const user = yield* requireUser();
    // The URL is ahead of the screen while the exam's chunk loads: a review has already been opened then.
    if (matchPath(paths.review.pattern, location.pathname) !== null) return;
    const navigate = yield* getDependency('navigate');
    const track = yield* getDependency('track');
    const { blockId } = yield* startFeedbackBlock.run({ userId: user.id, quizId, purpose: 'review' });
    yield* keepFeedbackBlock({ userId: user.id, quizId, blockId });
    track('review started', { item });
    navigate(withFilters(paths.review.to({ examId: quizId, item }), filters));
  },
  onError: { notify: (failure) => ({ text: reviewFailure(failure), autoHideSeconds: 6 }) },
});

/** The server's message, if there is one. */
const reviewFailure = ({ message }: RemoteFailure): string =>
  message ?? 'The review could not be started. Please try again.';

/** `opening` is the quiz whose block is being started. */
export function useReview() {
  const dispatch = useAppDispatch();
  const opening = useSelector((root) => {
    const remote = openReview.selectState(root);
    return remote.status === 'pending' ? remote.args.quizId : undefined;
  });
  return {
    opening,
    /** At a question, from 1; only what passes the filters is listed there. */
    open: (quizId: string, item: number, filters: readonly ReviewFilter[] = []) =>
      void dispatch(openReview.actions.request({ quizId, item, filters })),
  };
}

/** Why the review was not opened, until the next try: a notification alone would disappear. */
export function ReviewFailure() {
  useClearStaleError(openReview);
  const failure = useSelector(openReview.selectError);
  return failure === undefined ? null : (
    <ErrorAlert text={reviewFailure(failure)} role="presentation" sx={{ mb: 2 }} />
  );
}

interface ReviewQuizButtonProps {
  readonly quizId: string;
  /** For the tooltip. */
  readonly title: string;
}

export function ReviewQuizButton({ quizId, title }: ReviewQuizButtonProps) {
  const review = useReview();
  return (
    <Hint text={`Review ${quizTitle(title)}`}>
      <Button size="small" aria-busy={review.opening === quizId} onClick={() => review.open(quizId, 1)}>
        Review
      </Button>
    </Hint>
  );
}
