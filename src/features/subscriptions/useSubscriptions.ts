import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { loadOffers } from '@/domain/plan/offersCall';
import { selectUser } from '@/domain/session/sessionSlice';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';

/** Plans on offer, the visitor's plans and bookings: three loads in parallel. */
export function useSubscriptions() {
  const userId = useSelector(selectUser)?.id;
  const args = { userId: userId ?? '' };
  const when = userId !== undefined;
  return {
    offers: useRemote(loadOffers, undefined),
    plans: useRemote(loadUserPlans, args, { when }),
    bookings: useRemote(loadBookings, args, { when }),
  };
}
