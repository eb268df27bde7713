import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { countActivity } from '@/domain/activity/countQuiz';
import { requireUser } from '@/domain/session/currentUser';
import { getDependency } from '@/shared/remote/sagaContext';

export const videoOpened = createAction<{ readonly questionId: string }>('explanationVideos/opened');

/** Counts each opening (contract call `putActivity`), fire and forget. */
export function* countVideosSaga(): SagaIterator<void> {
  yield takeEvery(videoOpened, function* (): SagaIterator<void> {
    const user = yield* requireUser();
    const track = yield* getDependency('track');
    track('video opened');
    try {
      yield* countActivity.run({ kind: 'video', userId: user.id });
    } catch {
      // A lost count is harmless.
    }
  });
}
