import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { loadOffers } from '@/domain/plan/offersCall';
import { bookingStatusName } from '@/domain/plan/planModel';
import { useUser } from '@/domain/session/currentUser';
import { Offers } from '@/features/subscriptions/offers/Offers';
import { isPurchaseBlocked, latestFirst } from '@/features/subscriptions/store/subscriptionsModel';
import { useCheckoutStep } from '@/features/subscriptions/store/useCheckoutStep';
import type { Booking } from '@/shared/api/booking';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { PageTitle } from '@/shared/ui/layout/PageHead';
import { Section } from '@/shared/ui/layout/Section';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { ActivePlans } from './ActivePlans';

const CheckoutStep = lazyPart(
  async () => (await import('@/features/subscriptions/checkout/CheckoutStep')).CheckoutStep,
  {
    placeholder: <Skeleton height={360} />,
  },
);

/** /subscriptions and /plans: offers, active plans, billing history. */
export function SubscriptionsScreen() {
  const { id: userId } = useUser();
  const offers = useRemote(loadOffers, undefined);
  const plans = useRemote(loadUserPlans, { userId });
  const bookings = useRemote(loadBookings, { userId });
  const { chosenId, proceed, back } = useCheckoutStep();

  const activePlans = plans.data;
  const chosen = offers.data?.find(({ id, status }) => id === chosenId && status === 'ACTIVE');
  const isStep = chosen !== undefined && activePlans !== undefined && !isPurchaseBlocked(chosen, activePlans);
  const offersHeading = useRef<HTMLHeadingElement>(null);
  const wasStep = useRef(false);
  useEffect(() => {
    // Another tab has bought a plan: the step is gone, and with it the focused button.
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

interface BillingHistoryProps {
  readonly remote: Remote<readonly Booking[]>;
}

const NONE = '—';

const columns: readonly Column<Booking>[] = [
  {
    id: 'plan',
    header: 'Plan',
    narrow: 'lead',
    isRowHeader: true,
    cell: ({ plan }) => plan?.name ?? NONE,
  },
  {
    id: 'date',
    header: 'Start date',
    width: '24%',
    cell: ({ subscriptionStartDate }) => formatDate(subscriptionStartDate) || NONE,
  },
  { id: 'status', header: 'Status', width: '22%', cell: bookingStatusName },
  { id: 'price', header: 'Price', width: '18%', align: 'right', cell: ({ price }) => formatMoney(price) },
];

/** 'Billing History': every payment, including failed ones. */
function BillingHistory({ remote }: BillingHistoryProps) {
  return (
    <Section title="Billing History">
      <RemoteContent
        remote={remote}
        failure="The billing history could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={3} />}
        empty={<StateMessage text="No billing history found" />}
      >
        {(bookings) => (
          <DataTable name="Billing History" columns={columns} rows={latestFirst(bookings)} rowKey={idOf} />
        )}
      </RemoteContent>
    </Section>
  );
}
