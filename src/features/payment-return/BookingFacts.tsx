import type { Booking } from '@/shared/api/booking';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import { Facts } from '@/shared/ui/layout/Facts';

/** What support would ask for. */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  const { id, plan, price, subscriptionStartDate } = booking;
  return (
    <Facts
      facts={[
        ...(plan === undefined ? [] : [['Plan', plan.name] as const]),
        ['Price', formatMoney(price)],
        ...(subscriptionStartDate === undefined
          ? []
          : [['Start date', formatDate(subscriptionStartDate)] as const]),
        ['Booking', id],
      ]}
    />
  );
}
