import { styled } from '@mui/material/styles';
import type { Booking } from '@/shared/api/booking';
import { formatDate } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import { vars } from '@/shared/theme/vars';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 20px',
  margin: 0,
  paddingTop: 14,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

/** What support would ask for. */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  const { id, plan, price, subscriptionStartDate } = booking;
  return (
    <Facts>
      {plan !== undefined && (
        <>
          <dt>Plan</dt>
          <dd>{plan.name}</dd>
        </>
      )}
      <dt>Price</dt>
      <dd>{formatMoney(price)}</dd>
      {subscriptionStartDate !== undefined && (
        <>
          <dt>Start date</dt>
          <dd>{formatDate(subscriptionStartDate)}</dd>
        </>
      )}
      <dt>Booking</dt>
      <dd>{id}</dd>
    </Facts>
  );
}
