import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import type { SessionUser } from '@/domain/session/calls';
import { selectUser, signedIn } from '@/domain/session/sessionSlice';
import { onRecovered } from '@/shared/storage/connection';
import { race, select, take } from '@/shared/store/effects';

/**
 * Runs the work for the signed-in user: now, at each sign-in, and each time that a database that was missing opens,
 * because lists were empty until then.
 */
export function* forUser(work: (user: SessionUser) => SagaIterator<void>): SagaIterator<void> {
  const recoveries: EventChannel<'recovered'> = eventChannel((emit) => onRecovered(() => emit('recovered')));
  try {
    for (;;) {
      const user = yield* select(selectUser);
      if (user !== undefined) yield fork(work, user);
      yield* race({ signedIn: take(signedIn), recovered: take(recoveries) });
    }
  } finally {
    recoveries.close();
  }
}
