import { createAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { keepFeedbackBlock } from '@/domain/outbox/reviews/keepFeedbackBlock';
import { startFeedbackBlock } from '@/domain/quiz/calls';
import { requireUser } from '@/domain/session/requireUser';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { type RemoteFailure, toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';
import { type ReviewFilter, withFilters } from './reviewFilterModel';

interface ReviewRef {
  readonly quizId: string;
  /** From 1. */
  readonly item: number;
  readonly filters: readonly ReviewFilter[];
}

/** A question of a past quiz was chosen for review; ignored while a block is being started. */
export const reviewRequested = createAction<ReviewRef>('review/requested');

/** Starts a feedback block, stores its id, then opens the chosen question. */
export function* reviewSaga(): SagaIterator<void> {
  yield takeLeading(reviewRequested, openReview);
}

function* openReview({
  payload: { quizId, item, filters },
}: ReturnType<typeof reviewRequested>): SagaIterator<void> {
  const user = yield* requireUser();
  // The URL is ahead of the screen while the exam's chunk loads: a review has then been opened already.
  if (matchPath(paths.review.pattern, location.pathname) !== null) return;
  const navigate = yield* getDependency('navigate');
  const track = yield* getDependency('track');
  try {
    const { blockId } = yield* startFeedbackBlock.run({ userId: user.id, quizId, purpose: 'review' });
    yield* keepFeedbackBlock({ userId: user.id, quizId, blockId });
    track('review started', { item });
    navigate(withFilters(paths.review.to({ examId: quizId, item }), filters));
  } catch (cause) {
    yield put(
      notificationAdded({ severity: 'error', text: reviewFailure(toFailure(cause)), autoHideSeconds: 6 }),
    );
  }
}

/** The server's message, where there is one. */
export const reviewFailure = ({ message }: RemoteFailure): string =>
  message ?? 'The review could not be started. Please try again.';
