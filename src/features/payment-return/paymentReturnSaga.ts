import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { wasSentToCheckout } from '@/domain/plan/sentBookings';
import { loadSelectedPlan } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/requireUser';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { Booking } from '@/shared/api/booking';
import { acquireLock } from '@/shared/browser/webLock';
import { abortable } from '@/shared/remote/abortable';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';
import { call, race, take } from '@/shared/store/effects';
import { reportOutcome } from './calls';
import { type Finding, findingOf, isPaid, ownBooking, statusToReport } from './paymentReturnModel';
import { lookBegan, looked, lookFailed, returned, waitEnded } from './paymentReturnSlice';
import { markReported, wasReported } from './reportedStorage';

type Visit = ReturnType<typeof returned>['payload'];

/** Return from the checkout: one check of a booking at a time, across all tabs. */
export function* paymentReturnSaga(): SagaIterator<void> {
  const underWay = new Set<string>();
  yield takeEvery(returned, function* ({ payload: visit }) {
    const user = yield* requireUser();
    if (underWay.has(visit.bookingId)) return;
    underWay.add(visit.bookingId);
    try {
      yield* lookAlone(visit, user.id);
    } finally {
      underWay.delete(visit.bookingId);
    }
  });
}

function* lookAlone(visit: Visit, userId: string): SagaIterator<void> {
  const { bookingId } = visit;
  yield put(lookBegan(bookingId));
  const lock = `qlearn.payment.${bookingId}`;
  let release: (() => void) | undefined;
  try {
    release = yield* call(() => abortable((signal) => acquireLock(lock, signal)));
    const finding = yield* look(visit, userId);
    yield put(looked({ bookingId, finding }));
    if (finding.kind === 'paid') yield put(loadSelectedPlan.actions.request({ userId }));
  } catch (cause) {
    yield put(lookFailed({ bookingId, failure: toFailure(cause) }));
  } finally {
    release?.();
  }
}

/**
 * Reads, reports where there is something to report, and reads again. Throws RemoteError where reading fails.
 */
function* look(visit: Visit, userId: string): SagaIterator<Finding> {
  const { bookingId, outcome, isAskedFor } = visit;
  const booking = yield* firstReading(bookingId, userId);
  const isKnown = booking !== undefined || wasSentToCheckout(userId, bookingId);
  if (!isKnown) return { kind: 'notFound' };
  const status = statusToReport({
    booking,
    outcome,
    wasReported: wasReported(bookingId),
    isAskedFor,
  });
  if (status === undefined) return yield* describe(booking, userId);

  let message: string | undefined;
  try {
    yield* reportOutcome.run({ bookingId, status });
    markReported(bookingId);
  } catch (cause) {
    message = toFailure(cause).message;
  }
  try {
    const after = yield* readOwn(bookingId, userId);
    return yield* describe(after ?? booking, userId, message);
  } catch {
    // The new status cannot be read back yet.
    return { kind: 'confirming', booking, message };
  }
}

/** Until something is put, the visitor may retry or cancel the reading. */
function* firstReading(bookingId: string, userId: string): SagaIterator<Booking | undefined> {
  const isAct = (action: Action): boolean =>
    waitEnded.match(action)
      ? action.payload.bookingId === bookingId
      : returned.match(action) && action.payload.isAskedFor && action.payload.bookingId === bookingId;
  for (;;) {
    const { reading, act } = yield* race({
      reading: call(function* () {
        return { booking: yield* readOwn(bookingId, userId) };
      }),
      act: take(isAct),
    });
    if (reading !== undefined) return reading.booking;
    if (act !== undefined && waitEnded.match(act)) throw new RemoteError({ status: 500 });
  }
}

function* readOwn(bookingId: string, userId: string): SagaIterator<Booking | undefined> {
  const bookings = yield* loadBookings.run({ userId });
  return ownBooking(bookings, bookingId, userId);
}

function* describe(booking: Booking | undefined, userId: string, message?: string): SagaIterator<Finding> {
  if (booking === undefined) return { kind: 'confirming', booking, message };
  let plans: readonly ActivePlan[] | undefined;
  if (isPaid(booking)) {
    try {
      plans = yield* loadUserPlans.run({ userId });
    } catch {
      // The booking alone proves the payment.
    }
  }
  return findingOf(booking, plans, message);
}
