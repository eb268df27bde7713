import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/shared/store/effects';
import { imageViews } from './imageViewsRecord';
import { imageViewed, imageViewsLoaded, selectImageViews } from './imageViewsSlice';

/** Reads how the images of the quiz were shown, and stores each change on the device. */
export function* keepImageViews(userId: string, quizId: string): SagaIterator<void> {
  yield put(imageViewsLoaded((yield* call(imageViews.read, userId, quizId)) ?? {}));
  yield takeEvery(imageViewed, function* () {
    void imageViews.write(userId, quizId, yield* select(selectImageViews));
  });
}
