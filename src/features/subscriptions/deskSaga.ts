import type { SagaIterator } from 'redux-saga';
import { all, put, select, takeLeading } from 'redux-saga/effects';
import type { ActivePlan } from '@/shared/contract/activePlan';
import type { Booking } from '@/shared/contract/booking';
import { noticeShown } from '@/shared/notices/notices';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';
import { loadSelectedPlan, type SessionUser } from '@/shared/session/calls';
import { selectUser } from '@/shared/session/session';
import { choosePlan, endBooking, loadBookings, loadUserPlans } from './calls';
import {
  endingConfirmed,
  endingDone,
  endingFailed,
  endingSent,
  planChosen,
  selectingBegan,
  selectingFailed,
} from './desk';
import { bookingToEnd, canBeEnded, keyOf } from './model';

const SELECT_REFUSED = 'The plan could not be selected. Please try again.';
const ENDED = 'Your subscription has been cancelled successfully...';
const END_REFUSED = 'The subscription could not be ended. Please try again.';
const END_UNCLEAR = 'It is not known whether the subscription has been ended. Please try again.';
const NO_BOOKING = 'The payment of this subscription was not found, so it could not be ended.';

/** 'Select' and 'End Subscription' among the plans that one has. */
export function* deskSaga(): SagaIterator<void> {
  yield all([takeLeading(planChosen, chooseOne), takeLeading(endingConfirmed, endOne)]);
}

function* chooseOne({ payload: { plan } }: ReturnType<typeof planChosen>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  if (user === undefined) return;
  yield put(selectingBegan());
  try {
    yield* choosePlan.perform({ userId: user.id, planId: plan.id });
    yield put(noticeShown({ kind: 'success', text: `${plan.name} is now selected.` }));
  } catch (cause) {
    yield put(selectingFailed(toFailure(cause).message ?? SELECT_REFUSED));
  }
  yield* followPlans(user.id);
}

function* endOne({ payload: held }: ReturnType<typeof endingConfirmed>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  if (user === undefined) return;
  yield put(endingSent());
  try {
    const bookingId = yield* findBooking(held, user.id);
    if (bookingId === undefined) {
      yield put(endingFailed(NO_BOOKING));
      return;
    }
    yield* endBooking.perform({ bookingId });
  } catch (cause) {
    const problem = yield* whyNotEnded(held, user.id, cause);
    if (problem !== undefined) {
      yield put(endingFailed(problem));
      return;
    }
  }
  yield put(endingDone());
  yield put(noticeShown({ kind: 'success', text: ENDED, seconds: null }));
  yield* followPlans(user.id);
  yield put(loadBookings.actions.request({ userId: user.id }));
}

/** The booking to end; bookings are asked for only where the plan does not name its own. Throws RemoteError. */
function* findBooking(held: ActivePlan, userId: string): SagaIterator<string | undefined> {
  const known: Booking[] | undefined = yield select(loadBookings.selectData);
  const found = bookingToEnd(held, known ?? []);
  if (found !== undefined) return found;
  const bookings = yield* loadBookings.perform({ userId });
  return bookingToEnd(held, bookings);
}

/** Reads the plans again before it says that an ending failed: it may have happened, here or in another tab. */
function* whyNotEnded(held: ActivePlan, userId: string, cause: unknown): SagaIterator<string | undefined> {
  const { message, unclear } = toFailure(cause);
  const problem = message ?? (unclear ? END_UNCLEAR : END_REFUSED);
  const mayHaveHappened = unclear || (cause instanceof RemoteError && [404, 409].includes(cause.status));
  if (!mayHaveHappened) return problem;
  try {
    const plans = yield* loadUserPlans.perform({ userId });
    return plans.some((plan) => keyOf(plan) === keyOf(held) && canBeEnded(plan)) ? problem : undefined;
  } catch {
    return problem;
  }
}

/** The tables and the badge in the header show at once what has changed. */
function* followPlans(userId: string): SagaIterator<void> {
  yield put(loadUserPlans.actions.request({ userId }));
  yield put(loadSelectedPlan.actions.request({ userId }));
}
