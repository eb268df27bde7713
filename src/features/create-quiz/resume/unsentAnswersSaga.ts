import type { SagaIterator } from 'redux-saga';
import { takeLatest } from 'redux-saga/effects';
import { requireUser } from '@/domain/session/requireUser';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { call, select } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';

/** Looks for unsent answers of quizzes that were completed elsewhere. */
export function* unsentAnswersSaga(): SagaIterator<void> {
  yield takeLatest(loadOpenQuizzes.actions.success, compareOthers);
}

function* compareOthers(): SagaIterator<void> {
  const user = yield* requireUser();
  const open = yield* select((root: RootState) => loadOpenQuizzes.selectData(root));
  try {
    // Loaded lazily: the page does not need IndexedDB.
    const { compareCompleted } = yield* call(() => import('@/domain/outbox/submission/completedElsewhere'));
    yield* compareCompleted(user.id, new Set(open?.map(({ id }) => id)));
  } catch {
    // The chunk was lost: the journals wait for the next visit.
  }
}
