import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect } from 'react';
import { useAppDispatch } from '@/shared/remote/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { PageTitle } from '@/shared/ui/PageTitle';
import { ActivePlans } from './ActivePlans';
import { BillingHistory } from './BillingHistory';
import { deskOpened } from './desk';
import { isPurchaseBlocked } from './model';
import { Offers } from './Offers';
import { useStep } from './useStep';
import { useSubscriptions } from './useSubscriptions';

const CheckoutStep = lazy(() => import('./CheckoutStep'));

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
        <Suspense fallback={<Skeleton height={360} />}>
          <CheckoutStep plan={chosen} onBack={back} onReturn={retryPlans} />
        </Suspense>
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
