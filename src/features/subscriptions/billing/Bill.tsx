import { styled } from '@mui/material/styles';
import { type Coupon, priceAfterCoupon } from '@/domain/plan/coupon';
import { formatMoney } from '@/shared/format/numbers';
import { vars } from '@/shared/theme/vars';

interface BillProps {
  /** US dollars. */
  readonly price: number;
  readonly coupon: Coupon | undefined;
}

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  rowGap: 6,
  margin: 0,
  '& dt': { color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, paddingInlineStart: 20, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .total': {
    paddingTop: 8,
    borderTop: `1px solid ${vars.palette.divider}`,
    marginTop: 2,
    color: vars.palette.text.primary,
    font: vars.font.h2,
  },
});

/** The price; with a coupon also discount and total. */
export function Bill({ price, coupon }: BillProps) {
  if (coupon === undefined) {
    return (
      <Lines>
        <dt className="total">Price</dt>
        <dd className="total">{formatMoney(price)}</dd>
      </Lines>
    );
  }
  const after = priceAfterCoupon(price, coupon);
  return (
    <>
      <Lines>
        <dt>Price</dt>
        <dd>{formatMoney(price)}</dd>
        <dt>Coupon {coupon.couponCode}</dt>
        <dd>{formatMoney(after - price)}</dd>
        <dt className="total">Price after coupon</dt>
        <dd className="total">{formatMoney(after)}</dd>
      </Lines>
      <p className="soft">
        Coupons are kept in this browser alone: the amount that the checkout names is the one that is debited.
      </p>
    </>
  );
}
