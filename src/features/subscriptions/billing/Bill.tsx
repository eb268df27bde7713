import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type Coupon, priceAfterCoupon } from '@/domain/plan/coupon';
import { formatMoney } from '@/shared/format/numbers';

interface BillProps {
  /** US dollars. */
  readonly price: number;
  readonly coupon: Coupon | undefined;
}

const LINES = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) max-content', rowGap: 0.75 };

const LINE: TypographyProps = { color: 'textSecondary' };
const TOTAL: TypographyProps = {
  variant: 'h2',
  sx: { mt: 0.25, pt: 1, borderTop: 1, borderColor: 'divider' },
};

/** The price; with a coupon also discount and total. */
export function Bill({ price, coupon }: BillProps) {
  if (coupon === undefined) {
    return (
      <Box component="dl" sx={LINES}>
        <Line look={TOTAL} name="Price" amount={price} />
      </Box>
    );
  }
  const after = priceAfterCoupon(price, coupon);
  return (
    <>
      <Box component="dl" sx={LINES}>
        <Line look={LINE} name="Price" amount={price} />
        <Line look={LINE} name={`Coupon ${coupon.couponCode}`} amount={after - price} />
        <Line look={TOTAL} name="Price after coupon" amount={after} />
      </Box>
      <Typography variant="note">
        Coupons are kept in this browser alone: the amount that the checkout names is the one that is debited.
      </Typography>
    </>
  );
}

interface LineProps {
  readonly look: TypographyProps;
  readonly name: string;
  /** US dollars. */
  readonly amount: number;
}

function Line({ look, name, amount }: LineProps) {
  return (
    <>
      <Typography component="dt" {...look}>
        {name}
      </Typography>
      <Typography component="dd" align="right" {...look} color="textPrimary">
        {formatMoney(amount)}
      </Typography>
    </>
  );
}
