import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { select } from '@/shared/store/effects';
import { createConfirmedWrite } from '@/shared/remote/createConfirmedWrite';
import type { ActivePlan } from '@/shared/api/activePlan';
import { RemoteError } from '@/shared/remote/remoteError';
import { selectUser } from '@/domain/session/sessionSlice';
import { endBooking, loadBookings, loadUserPlans } from '@/features/subscriptions/store/calls';
import { reloadPlansSaga } from './reloadPlansSaga';
import { bookingToEnd, canBeEnded, keyOf } from '@/features/subscriptions/store/subscriptionsModel';

const NO_BOOKING = 'The payment of this subscription was not found, so it could not be ended.';

/** Ends a subscription after confirmation (contract call `cancelSubscription`). */
export const ending = createConfirmedWrite<ActivePlan>({
  name: 'subscriptions/ending',
  *perform(held): SagaIterator<void> {
    const bookingId = yield* findBooking(held, yield* userId());
    if (bookingId === undefined) throw new RemoteError({ status: 400, serverMessage: NO_BOOKING });
    yield* endBooking.run({ bookingId });
  },
  *isDone(held): SagaIterator<boolean> {
    const plans = yield* loadUserPlans.run({ userId: yield* userId() });
    return !plans.some((plan) => keyOf(plan) === keyOf(held) && canBeEnded(plan));
  },
  *refresh(): SagaIterator<void> {
    const id = yield* userId();
    yield* reloadPlansSaga(id);
    yield put(loadBookings.actions.request({ userId: id }));
  },
  success: { text: 'Your subscription has been cancelled successfully...', seconds: 6 },
  failure: (message) => message ?? 'The subscription could not be ended. Please try again.',
  notDone: 'The server did not answer. It was asked again: your subscription has not been ended.',
});

function* userId(): SagaIterator<string> {
  const user = yield* select(selectUser);
  if (user === undefined) throw new RemoteError({ status: 401 });
  return user.id;
}

/** The booking to end; bookings are loaded only where the plan does not name its own. Throws RemoteError. */
function* findBooking(held: ActivePlan, ofUser: string): SagaIterator<string | undefined> {
  const known = yield* select(loadBookings.selectData);
  const found = bookingToEnd(held, known ?? []);
  if (found !== undefined) return found;
  const bookings = yield* loadBookings.run({ userId: ofUser });
  return bookingToEnd(held, bookings);
}
