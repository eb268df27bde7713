import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { wasSentToCheckout } from '@/domain/plan/sentBookings';
import { loadSelectedPlan } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/requireUser';
import type { ActivePlan } from '@/shared/api/activePlan';
import { type Booking, setBookingStatus } from '@/shared/api/booking';
import { string } from '@/shared/api/decode';
import { array } from '@/shared/api/list';
import { acquireLock } from '@/shared/browser/webLock';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';
import { abortable } from '@/shared/remote/withLock';
import { jsonEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';
import { call, race, take } from '@/shared/store/effects';
import { type Finding, findingOf, isPaid, ownBooking, statusToReport } from './paymentReturnModel';
import {
  checkFailed,
  checkFinished,
  checkRequested,
  checkStarted,
  readingCancelled,
} from './paymentReturnSlice';

/** More returns than one tab ever has. */
const KEPT = 20;

/** Ids of the bookings whose report the server has accepted from this tab: a reload does not report them again. */
const entry = jsonEntry('reportedBookings', (value) => array(value, string), tabText);

const wasReported = (bookingId: string): boolean => entry.read()?.includes(bookingId) === true;

function markReported(bookingId: string): void {
  const others = (entry.read() ?? []).filter((id) => id !== bookingId);
  entry.write([...others, bookingId].slice(-KEPT));
}

const reportOutcome = createRemoteCall({
  name: 'paymentReturn/reportOutcome',
  endpoint: setBookingStatus,
  concurrency: 'leading',
  key: ({ bookingId }) => bookingId,
});

type Visit = ReturnType<typeof checkRequested>['payload'];

/** Handles the return from the checkout: one check per booking at a time, across all tabs. */
export function* paymentReturnSaga(): SagaIterator<void> {
  const inProgress = new Set<string>();
  yield takeEvery(checkRequested, function* ({ payload: visit }) {
    const user = yield* requireUser();
    if (inProgress.has(visit.bookingId)) return;
    inProgress.add(visit.bookingId);
    try {
      yield* checkWithLock(visit, user.id);
    } finally {
      inProgress.delete(visit.bookingId);
    }
  });
}

function* checkWithLock(visit: Visit, userId: string): SagaIterator<void> {
  const { bookingId } = visit;
  yield put(checkStarted(bookingId));
  const lock = `qlearn.payment.${bookingId}`;
  let release: (() => void) | undefined;
  try {
    release = yield* call(() => abortable((signal) => acquireLock(lock, signal)));
    const finding = yield* check(visit, userId);
    yield put(checkFinished({ bookingId, finding }));
    if (finding.kind === 'paid') yield put(loadSelectedPlan.actions.request({ userId }));
  } catch (cause) {
    yield put(checkFailed({ bookingId, failure: toFailure(cause) }));
  } finally {
    release?.();
  }
}

/** Reads, reports if there is something to report, and reads again. Throws RemoteError if reading fails. */
function* check(visit: Visit, userId: string): SagaIterator<Finding> {
  const { bookingId, outcome, isRetry } = visit;
  const booking = yield* readUntilCancelled(bookingId, userId);
  const isKnown = booking !== undefined || wasSentToCheckout(userId, bookingId);
  if (!isKnown) return { kind: 'notFound' };
  const status = statusToReport({
    booking,
    outcome,
    wasReported: wasReported(bookingId),
    isRetry,
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
    // The new status cannot be read yet.
    return { kind: 'confirming', booking, message };
  }
}

/** Until the booking is read, the user may retry or cancel. */
function* readUntilCancelled(bookingId: string, userId: string): SagaIterator<Booking | undefined> {
  const isRetryOrCancel = (candidate: Action): boolean =>
    readingCancelled.match(candidate)
      ? candidate.payload.bookingId === bookingId
      : checkRequested.match(candidate) &&
        candidate.payload.isRetry &&
        candidate.payload.bookingId === bookingId;
  for (;;) {
    const { reading, action } = yield* race({
      reading: call(function* () {
        return { booking: yield* readOwn(bookingId, userId) };
      }),
      action: take(isRetryOrCancel),
    });
    if (reading !== undefined) return reading.booking;
    if (action !== undefined && readingCancelled.match(action)) throw new RemoteError({ status: 500 });
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
