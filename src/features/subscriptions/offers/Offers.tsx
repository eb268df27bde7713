import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import { isPurchaseBlocked, offersInOrder } from '@/features/subscriptions/store/subscriptionsModel';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { Plan } from '@/shared/api/plan';
import type { Remote } from '@/shared/remote/remoteState';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { PlanCard } from './PlanCard';

const PlanDetailsDialog = lazyDialog(async () => (await import('./PlanDetailsDialog')).PlanDetailsDialog);

interface OffersProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly remote: Remote<readonly Plan[]>;
  readonly plans: Remote<readonly ActivePlan[]>;
  readonly onProceed: (planId: string) => void;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: 12,
});

const ALREADY = 'You are already have an active plan.';
const UNKNOWN = 'Your plans could not be checked, so nothing can be bought at the moment.';
const REASON_ID = 'why-no-checkout';

/** 'Add Plans': plans on offer, and why they cannot be bought where that is so. */
export function Offers({ heading, remote, plans, onProceed }: OffersProps) {
  const [detailed, setDetailed] = useState<Plan>();
  const activePlans = plans.data;
  const hasPaidPlan = activePlans?.some(
    ({ plan }) => plan.category !== 'FREE' && isPurchaseBlocked(plan, activePlans),
  );
  const reason =
    hasPaidPlan === true
      ? ALREADY
      : activePlans === undefined && plans.state.status === 'error'
        ? UNKNOWN
        : undefined;

  return (
    <section aria-labelledby="add-plans">
      <Stack direction="row" spacing="4px 16px" sx={{ alignItems: 'baseline', mb: 1 }}>
        <Typography
          variant="h2"
          id="add-plans"
          ref={heading}
          tabIndex={-1}
          aria-describedby={reason === undefined ? undefined : REASON_ID}
        >
          Add Plans
        </Typography>
        {reason !== undefined && (
          <Typography color="warning" id={REASON_ID}>
            {reason}
          </Typography>
        )}
      </Stack>
      <RemoteContent
        remote={remote}
        failure="The plans could not be loaded. Please try again."
        skeleton={<CardsSkeleton />}
        isEmpty={(offers) => offersInOrder(offers).length === 0}
        empty={<StateMessage tone="empty" text="No plans found." />}
      >
        {(offers) => (
          <Cards>
            {offersInOrder(offers).map((plan) => {
              const isActive = activePlans?.some((one) => one.plan.id === plan.id && !one.expired) === true;
              const isBlocked = activePlans === undefined || isPurchaseBlocked(plan, activePlans);
              return (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  isActive={isActive}
                  isBlocked={isBlocked}
                  reasonId={reason === undefined ? undefined : REASON_ID}
                  ownReason={isActive && isBlocked && reason === undefined ? ALREADY : undefined}
                  onShowDetails={() => setDetailed(plan)}
                  detailsOpener={PlanDetailsDialog.opener}
                  onProceed={() => onProceed(plan.id)}
                />
              );
            })}
          </Cards>
        )}
      </RemoteContent>
      {detailed !== undefined && <PlanDetailsDialog plan={detailed} onClose={() => setDetailed(undefined)} />}
    </section>
  );
}

function CardsSkeleton() {
  return (
    <Cards aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <SkeletonBlock height={168} />
        </li>
      ))}
    </Cards>
  );
}
