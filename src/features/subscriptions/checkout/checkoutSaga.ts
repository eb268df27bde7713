import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { markSentToCheckout } from '@/domain/plan/sentBookings';
import { requireUser } from '@/domain/session/requireUser';
import { openPaymentSession } from '@/features/subscriptions/store/calls';
import { isPurchaseBlocked } from '@/features/subscriptions/store/subscriptionsModel';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { PaymentSession } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';
import { environment } from '@/shared/browser/environment';
import { toFailure } from '@/shared/remote/remoteError';
import { call, race, select, take } from '@/shared/store/effects';
import { checkoutAddress } from './checkoutAddressModel';
import {
  checkoutConfirmed,
  checkoutLeft,
  confirmationBegan,
  confirmationFailed,
  leftForCheckout,
  selectCheckout,
} from './checkoutSlice';
import { redirectTo } from './redirectTo';

const PLANS_UNKNOWN = 'Your plans could not be checked, so nothing was sent. Please try again.';
const UNCLEAR =
  'The checkout did not answer. Nothing has been debited: you have not paid yet. Confirm again?';
const UNUSABLE =
  'The checkout sent an answer that cannot be used. Nothing has been debited: you have not paid yet. Please try again.';
const REFUSED = 'The checkout could not be opened. Nothing has been debited. Please try again.';
const BAD_ADDRESS =
  'The checkout lies at an address that payments may not be sent to. Nothing has been debited.';

/** 'Confirm': one payment session per click, then the redirect. */
export function* checkoutSaga(): SagaIterator<void> {
  yield takeLeading(checkoutConfirmed, function* ({ payload }) {
    yield* race({ confirmed: call(confirm, payload), left: take(checkoutLeft) });
  });
}

function* confirm(plan: Plan): SagaIterator<void> {
  const user = yield* requireUser();
  const { phase } = yield* select(selectCheckout);
  if (phase !== 'open') return;
  yield put(confirmationBegan());

  // Another tab may have bought a plan since this page was loaded.
  let activePlans: ActivePlan[];
  try {
    activePlans = yield* loadUserPlans.run({ userId: user.id });
  } catch {
    yield put(confirmationFailed(PLANS_UNKNOWN));
    return;
  }
  if (isPurchaseBlocked(plan, activePlans)) {
    // The page now shows it.
    yield put(confirmationFailed());
    return;
  }

  let session: PaymentSession;
  try {
    session = yield* openPaymentSession.run({ planId: plan.id, userId: user.id });
  } catch (cause) {
    const { message, unclear, unusable } = toFailure(cause);
    yield* readAgain(user.id);
    const reason = unclear ? UNCLEAR : REFUSED;
    yield put(confirmationFailed(message ?? (unusable === true ? UNUSABLE : reason)));
    return;
  }
  const address = checkoutAddress(session.checkoutURL, {
    hosts: environment.checkoutHosts,
    allowsLocalhost: __DEMO__ || import.meta.env.DEV,
  });
  if (address === undefined) {
    yield put(confirmationFailed(BAD_ADDRESS));
    return;
  }
  markSentToCheckout(user.id, session.bookingId);
  yield put(leftForCheckout());
  yield* call(redirectTo, address);
}

/** After a refusal or an unclear outcome: reloads plans and bookings before the next attempt. */
function* readAgain(userId: string): SagaIterator<void> {
  yield put(loadBookings.actions.request({ userId }));
  try {
    yield* loadUserPlans.run({ userId });
  } catch {
    // The plans table shows its own error.
  }
}
