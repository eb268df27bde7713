import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useAppDispatch } from '@/shared/remote/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { PageTitle } from '@/shared/ui/PageTitle';
import { ActivePlans } from './ActivePlans';
import { BillingHistory } from './BillingHistory';
import { deskOpened } from './desk';
import { isPurchaseBlocked } from './model';
import { Offers } from './Offers';
import { useStep } from './useStep';
import { useSubscriptions } from './useSubscriptions';

const { Part: CheckoutStep } = lazyPart(() => import('./CheckoutStep'), {
  placeholder: <Skeleton height={360} />,
});

/** /subscriptions and /plans: what can be bought, what one has, what was paid. */
export function SubscriptionsScreen() {
  const dispatch = useAppDispatch();
  const { offers, plans, bookings, retryOffers, retryPlans, retryBookings } = useSubscriptions();
  const { chosenId, proceed, back } = useStep();
  useEffect(() => void dispatch(deskOpened()), [dispatch]);

  const held = dataOf(plans);
  const chosen = dataOf(offers)?.find(({ id, status }) => id === chosenId && status === 'ACTIVE');
  const isStep = chosen !== undefined && held !== undefined && !isPurchaseBlocked(chosen, held);
  return (
    <Stack sx={{ gap: 3 }}>
      <PageTitle>Subscriptions</PageTitle>
      {isStep ? (
        <CheckoutStep plan={chosen} onBack={back} onReturn={retryPlans} />
      ) : (
        <>
          <Offers remote={offers} plans={plans} onRetry={retryOffers} onProceed={proceed} />
          <ActivePlans remote={plans} onRetry={retryPlans} />
          <BillingHistory remote={bookings} onRetry={retryBookings} />
        </>
      )}
    </Stack>
  );
}

const dataOf = <Data,>(remote: RemoteState<unknown, Data>): Data | undefined =>
  remote.status === 'idle' ? undefined : remote.data;
