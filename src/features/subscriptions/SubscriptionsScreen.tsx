import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { BillingHistory } from '@/features/subscriptions/billing/BillingHistory';
import { ActivePlans } from '@/features/subscriptions/my-plans/ActivePlans';
import { Offers } from '@/features/subscriptions/offers/Offers';
import { isPurchaseBlocked } from '@/features/subscriptions/store/subscriptionsModel';
import { useCheckoutStep } from '@/features/subscriptions/store/useCheckoutStep';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { useSubscriptions } from './useSubscriptions';

const CheckoutStep = lazyPart(
  async () => (await import('@/features/subscriptions/checkout/CheckoutStep')).CheckoutStep,
  {
    placeholder: <SkeletonBlock height={360} />,
  },
);

/** /subscriptions and /plans: offers, active plans, billing history. */
export function SubscriptionsScreen() {
  const { offers, plans, bookings } = useSubscriptions();
  const { chosenId, proceed, back } = useCheckoutStep();

  const activePlans = plans.data;
  const chosen = offers.data?.find(({ id, status }) => id === chosenId && status === 'ACTIVE');
  const isStep = chosen !== undefined && activePlans !== undefined && !isPurchaseBlocked(chosen, activePlans);
  const offersHeading = useRef<HTMLHeadingElement>(null);
  const wasStep = useRef(false);
  useEffect(() => {
    // Another tab has bought a plan: the step is gone, and with it the button that had the focus.
    if (wasStep.current && !isStep && chosenId !== null) offersHeading.current?.focus();
    wasStep.current = isStep;
  }, [isStep, chosenId]);
  return (
    <Stack spacing={3}>
      <PageTitle>Subscriptions</PageTitle>
      {isStep ? (
        <CheckoutStep plan={chosen} onBack={back} onReturn={plans.retry} />
      ) : (
        <>
          <Offers heading={offersHeading} remote={offers} plans={plans} onProceed={proceed} />
          <ActivePlans remote={plans} />
          <BillingHistory remote={bookings} />
        </>
      )}
    </Stack>
  );
}
