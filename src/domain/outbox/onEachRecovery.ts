import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import type { SessionUser } from '@/domain/session/calls';
import { selectUser } from '@/domain/session/sessionSlice';
import { onRecovered } from '@/shared/storage/connection';
import { select, take } from '@/shared/store/effects';

/**
 * Runs the work for the signed-in user each time that a database that was missing opens: lists were empty until then.
 */
export function* onEachRecovery(work: (user: SessionUser) => SagaIterator<void>): SagaIterator<void> {
  const recoveries: EventChannel<'recovered'> = eventChannel((emit) => onRecovered(() => emit('recovered')));
  try {
    for (;;) {
      yield* take(recoveries);
      const user = yield* select(selectUser);
      if (user !== undefined) yield fork(work, user);
    }
  } finally {
    recoveries.close();
  }
}
