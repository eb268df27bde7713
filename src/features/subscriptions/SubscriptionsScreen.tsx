import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useAppDispatch } from '@/shared/remote/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { PageTitle } from '@/shared/ui/PageTitle';
import { SkeletonBlock } from '@/shared/ui/SkeletonBlock';
import { ActivePlans } from './ActivePlans';
import { BillingHistory } from './BillingHistory';
import { deskOpened } from './desk';
import { isPurchaseBlocked } from './model';
import { Offers } from './Offers';
import { useStep } from './useStep';
import { useSubscriptions } from './useSubscriptions';

const { Part: CheckoutStep } = lazyPart(() => import('./CheckoutStep'), {
  placeholder: <SkeletonBlock height={360} />,
});

const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 });

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
    <Page>
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
    </Page>
  );
}

const dataOf = <Data,>(remote: RemoteState<unknown, Data>): Data | undefined =>
  remote.status === 'idle' ? undefined : remote.data;
