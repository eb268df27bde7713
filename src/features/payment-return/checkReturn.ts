import { type Action, createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { wasSentToCheckout } from '@/domain/plan/sentBookings';
import { loadSelectedPlan } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/currentUser';
import type { ActivePlan } from '@/shared/api/activePlan';
import { type Booking, setBookingStatus } from '@/shared/api/booking';
import { string } from '@/shared/api/decode';
import { array } from '@/shared/api/list';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';
import type { Send } from '@/shared/remote/remoteSaga';
import { withLock } from '@/shared/remote/withLock';
import { jsonEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';
import { call, race, take } from '@/shared/store/effects';
import {
  type Finding,
  findingOf,
  isPaid,
  ownBooking,
  type PaymentOutcome,
  statusToReport,
} from './paymentReturnModel';

/** More returns than one tab ever has. */
const MAX_STORED = 20;

/** Ids of the bookings whose report the server has accepted from this tab: a reload does not report them again. */
const entry = jsonEntry('reportedBookings', (value) => array(value, string), tabText);

const wasReported = (bookingId: string): boolean => entry.read()?.includes(bookingId) === true;

function markReported(bookingId: string): void {
  const others = (entry.read() ?? []).filter((id) => id !== bookingId);
  entry.write([...others, bookingId].slice(-MAX_STORED));
}

const reportOutcome = createRemoteCall({
  name: 'paymentReturn/reportOutcome',
  endpoint: setBookingStatus,
  key: ({ bookingId }) => bookingId,
});

interface Visit {
  readonly bookingId: string;
  readonly outcome: PaymentOutcome;
  /** 'Try again' was clicked; otherwise the page was opened. */
  readonly isRetry: boolean;
}

/** The user canceled the first reading. */
export const readingCanceled = createAction<{ readonly bookingId: string }>('paymentReturn/readingCanceled');

const checkInTurn: Send<Visit, Finding> = function* (visit) {
  const { id: userId } = yield* requireUser();
  const finding = yield* withLock(`qlearn.payment.${visit.bookingId}`, () => check(visit, userId));
  if (finding.kind === 'paid') yield put(loadSelectedPlan.actions.request({ userId }));
  return finding;
};

/** Checks the outcome of a checkout: one check per booking at a time, across all tabs. Fails if it cannot be read. */
export const checkReturn = createRemoteCall({
  name: 'paymentReturn/check',
  concurrency: 'leading',
  key: ({ bookingId }) => bookingId,
  send: checkInTurn,
});

/** Reads, reports if there is something to report, and reads again. Throws RemoteError if reading fails. */
function* check(visit: Visit, userId: string): SagaIterator<Finding> {
  const { bookingId, outcome, isRetry } = visit;
  const booking = yield* readUntilCanceled(bookingId, userId);
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
function* readUntilCanceled(bookingId: string, userId: string): SagaIterator<Booking | undefined> {
  const isRetry = (action: Action): boolean =>
    checkReturn.actions.request.match(action) &&
    action.payload.isRetry &&
    action.payload.bookingId === bookingId;
  const isCancel = (action: Action): boolean =>
    readingCanceled.match(action) && action.payload.bookingId === bookingId;
  for (;;) {
    const { reading, cancel } = yield* race({
      reading: call(function* () {
        return { booking: yield* readOwn(bookingId, userId) };
      }),
      retry: take(isRetry),
      cancel: take(isCancel),
    });
    if (reading !== undefined) return reading.booking;
    if (cancel !== undefined) throw new RemoteError({ status: 500 });
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
