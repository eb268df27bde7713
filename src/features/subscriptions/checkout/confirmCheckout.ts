import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { markSentToCheckout } from '@/domain/plan/sentBookings';
import { requireUser } from '@/domain/session/currentUser';
import { isPurchaseBlocked } from '@/features/subscriptions/store/subscriptionsModel';
import type { ActivePlan } from '@/shared/api/activePlan';
import { createPaymentSession, type PaymentSession } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';
import { environment } from '@/shared/browser/environment';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';
import type { Send } from '@/shared/remote/remoteSaga';
import { call, take } from '@/shared/store/effects';
import { checkoutAddress } from './checkoutAddressModel';
import { redirectTo } from './redirectTo';

/** Opens a checkout at the payment provider; this debits nothing. */
const openPaymentSession = createRemoteCall({
  name: 'subscriptions/openPaymentSession',
  endpoint: createPaymentSession,
});

const PLANS_UNKNOWN = 'Your plans could not be checked, so nothing was sent. Please try again.';
const UNCLEAR =
  'The checkout did not answer. Nothing has been debited: you have not paid yet. Confirm again?';
const UNUSABLE =
  'The checkout sent a response that cannot be used. Nothing has been debited: you have not paid yet. Please try again.';
const REFUSED = 'The checkout could not be opened. Nothing has been debited. Please try again.';
const BAD_ADDRESS = 'The checkout address is not allowed. Nothing has been debited.';

const problem = (text: string): RemoteError => new RemoteError({ status: 400, serverMessage: text });

const confirm: Send<Plan, void> = function* (plan) {
  const { id: userId } = yield* requireUser();

  // Another tab may have bought a plan since this page was loaded.
  let activePlans: ActivePlan[];
  try {
    activePlans = yield* loadUserPlans.run({ userId });
  } catch {
    throw problem(PLANS_UNKNOWN);
  }
  // The page now shows it.
  if (isPurchaseBlocked(plan, activePlans)) return;

  let session: PaymentSession;
  try {
    session = yield* openPaymentSession.run({ planId: plan.id, userId });
  } catch (cause) {
    const { message, unclear, unusable } = toFailure(cause);
    yield* readAgain(userId);
    const reason = unclear ? UNCLEAR : REFUSED;
    throw problem(message ?? (unusable === true ? UNUSABLE : reason));
  }
  const address = checkoutAddress(session.checkoutURL, {
    hosts: environment.checkoutHosts,
    allowsLocalhost: __DEMO__ || import.meta.env.DEV,
  });
  if (address === undefined) throw problem(BAD_ADDRESS);
  markSentToCheckout(userId, session.bookingId);
  yield* call(redirectTo, address);
  // This page stays until the checkout responds; until then, no second session is opened.
  yield* take(confirmCheckout.actions.reset);
};

/**
 * 'Confirm': one payment session per click, then the redirect, during which it stays pending. `reset` it when the step
 * is left, so that there is no redirect after going back.
 */
export const confirmCheckout = createRemoteCall({
  name: 'subscriptions/confirmCheckout',
  concurrency: 'leading',
  send: confirm,
});

/** After a refusal or an unclear outcome: reloads plans and bookings before the next attempt. */
function* readAgain(userId: string): SagaIterator<void> {
  yield put(loadBookings.actions.request({ userId }));
  try {
    yield* loadUserPlans.run({ userId });
  } catch {
    // The plans table shows its own error.
  }
}
