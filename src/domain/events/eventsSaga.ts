import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { sessionStarted } from '@/domain/session/sessionSlice';
import { getDependency } from '@/shared/remote/sagaContext';
import { call } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';
import { menuItemOpened } from './events';

/** Menu and session events; quiz events are sent by their own flows. */
export function* eventsSaga(): SagaIterator<void> {
  const track = yield* getDependency('track');
  yield takeEvery(menuItemOpened, function* ({ payload: { item } }): SagaIterator<void> {
    yield* call(track, 'menu item opened', { item });
  });
  yield takeEvery(sessionStarted, function* ({ payload: role }): SagaIterator<void> {
    yield* call(track, 'session started', { role });
  });
  yield takeEvery(logout, function* (): SagaIterator<void> {
    yield* call(track, 'session ended');
  });
}
