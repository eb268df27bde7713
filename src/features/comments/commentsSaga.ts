import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadComments, sendComment } from './calls';

/** A comment shows only once the server has it: then the threads are read again, with what others wrote meanwhile. */
export function* commentsSaga(): SagaIterator<void> {
  yield takeEvery(sendComment.actions.success, function* ({ meta }): SagaIterator<void> {
    yield put(loadComments.actions.request({ questionId: meta.args.questionId }));
  });
}

/** What a screen with the Comments dialog brings to the store. */
export const commentsModule = {
  calls: [loadComments, sendComment],
  sagas: [commentsSaga],
} as const satisfies StoreModule;
