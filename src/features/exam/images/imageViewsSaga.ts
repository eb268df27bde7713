import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { clockSkew } from '@/domain/session/token';
import { getDependency } from '@/shared/remote/sagaContext';
import { call, select } from '@/shared/store/effects';
import { imageViewed, imageViewsLoaded, selectImageViews } from './imageViewsSlice';
import { imageViewsStorage } from './imageViewsStorage';

/** Reads how the images of the quiz were shown, and keeps each change on the device. */
export function* keepImageViews(userId: string, quizId: string): SagaIterator<void> {
  const clock = yield* getDependency('clock');
  yield put(imageViewsLoaded(yield* call(imageViewsStorage.read, userId, quizId)));
  yield takeEvery(imageViewed, function* () {
    const views = yield* select(selectImageViews);
    void imageViewsStorage.write(userId, quizId, views, clock.now() + clockSkew());
  });
}
