import { matchPath } from 'react-router-dom';
import type { SagaIterator } from 'redux-saga';
import { keepFeedbackBlock } from '@/domain/outbox/reviews/keepFeedbackBlock';
import { startFeedbackBlock } from '@/domain/quiz/calls';
import { requireUser } from '@/domain/session/requireUser';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';
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
export const reviewFailure = ({ message }: RemoteFailure): string =>
  message ?? 'The review could not be started. Please try again.';
