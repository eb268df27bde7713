import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadComments, sendComment } from './calls';

/** A comment shows only once the server has it: the threads are then loaded again. */
export function* commentsSaga(): SagaIterator<void> {
  yield takeEvery(sendComment.actions.success, function* ({ meta }): SagaIterator<void> {
    yield put(loadComments.actions.request({ questionId: meta.args.questionId }));
  });
}

/** Store module of a screen with the Comments dialog. */
export const commentsModule = {
  calls: [loadComments, sendComment],
  sagas: [commentsSaga],
} as const satisfies StoreModule;
