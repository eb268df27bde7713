import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { sessionStarted } from '@/domain/session/sessionSlice';
import { getDependency } from '@/shared/remote/sagaContext';
import { call } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';

declare module '@/shared/remote/sagaContext' {
  interface EventNames {
    readonly 'menu item opened': true;
    readonly 'quiz created': true;
    readonly 'quiz completed': true;
    readonly 'review started': true;
    readonly 'session ended': true;
    readonly 'session started': true;
    readonly 'video opened': true;
  }
}

export const menuItemOpened = createAction<{ readonly item: string }>('events/menuItemOpened');

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
