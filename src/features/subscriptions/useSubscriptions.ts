import type { ActivePlan } from '@/shared/api/activePlan';
import type { Booking } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { selectUser } from '@/domain/session/sessionSlice';
import { loadBookings, loadOffers, loadUserPlans } from '@/features/subscriptions/store/calls';

interface SubscriptionLoads {
  readonly offers: RemoteState<unknown, readonly Plan[]>;
  readonly plans: RemoteState<unknown, readonly ActivePlan[]>;
  readonly bookings: RemoteState<unknown, readonly Booking[]>;
  readonly retryOffers: () => void;
  readonly retryPlans: () => void;
  readonly retryBookings: () => void;
}

/** Plans on offer, the visitor's plans and bookings: three loads in parallel. */
export function useSubscriptions(): SubscriptionLoads {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id;
  const args = { userId: userId ?? '' };
  const when = userId !== undefined;
  return {
    offers: useRemote(loadOffers, undefined),
    plans: useRemote(loadUserPlans, args, { when }),
    bookings: useRemote(loadBookings, args, { when }),
    retryOffers: () => void dispatch(loadOffers.actions.request()),
    retryPlans: () => void dispatch(loadUserPlans.actions.request(args)),
    retryBookings: () => void dispatch(loadBookings.actions.request(args)),
  };
}
