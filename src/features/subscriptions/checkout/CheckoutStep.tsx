import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type SubmitEventHandler, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Coupon,
  findCoupon,
  isCouponExpired,
  priceAfterCoupon,
  storedCoupons,
} from '@/domain/plan/coupon';
import { formatPlanDuration, PAID_TEXT } from '@/domain/plan/planModel';
import { PlanFacts } from '@/features/subscriptions/ui/PlanFacts';
import type { Plan } from '@/shared/api/plan';
import { useEventListener } from '@/shared/browser/useEventListener';
import { localToday } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/numbers';
import { LongText } from '@/shared/notifications/LongText';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { TextField } from '@/shared/ui/form/TextField';
import { Columns } from '@/shared/ui/layout/Columns';
import { confirmCheckout } from './confirmCheckout';

interface CheckoutStepProps {
  readonly plan: Plan;
  readonly onBack: () => void;
  /** The page was restored after the checkout: its data may be outdated. */
  readonly onReturn: () => void;
}

/** The step before the checkout: what is bought, what it costs, and what 'Confirm' does. */
export function CheckoutStep({ plan, onBack, onReturn }: CheckoutStepProps) {
  const confirmation = useConfirmation(onReturn);
  const dispatch = useAppDispatch();
  const [coupon, setCoupon] = useState<Coupon>();
  const heading = useRef<HTMLHeadingElement>(null);
  // In the first paint: focusing later could take focus from a field in which the user already types.
  useLayoutEffect(() => heading.current?.focus(), []);

  const isBusy = confirmation.status === 'pending';
  const goBack = () => {
    // At once, because navigation may take a moment.
    dispatch(confirmCheckout.actions.reset());
    onBack();
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby="checkout" sx={{ maxWidth: 860 }}>
      <Typography variant="h2" id="checkout" ref={heading} tabIndex={-1}>
        Checkout
      </Typography>
      <Columns
        tracks="repeat(auto-fit, minmax(min(100%, 300px), 1fr))"
        spacing={1.5}
        sx={{ alignItems: 'start' }}
      >
        <Paper variant="panel">
          <Typography component="h3" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            <LongText text={plan.name} />
          </Typography>
          {plan.description !== '' && (
            <Typography variant="note">
              <LongText text={plan.description} />
            </Typography>
          )}
          <PlanFacts plan={plan} />
        </Paper>
        <Paper variant="panel">
          <CouponField applied={coupon} onApply={setCoupon} />
          <Bill price={plan.price} coupon={coupon} />
          <Typography variant="note">
            ‘Confirm’ leads to the page of our card payment provider, where you pay.{' '}
            <LongText text={plan.name} />{' '}
            <span>{`runs for ${formatPlanDuration(plan.durationInDay)} and renews automatically until you end it.`}</span>
          </Typography>
          <div>
            <Typography variant="note">Once you have paid:</Typography>
            <Typography variant="note">{PAID_TEXT}</Typography>
          </div>
          {confirmation.status === 'error' && (
            <Typography color="error" role="alert">
              {confirmation.error.message ?? GENERIC_FAILURE}
            </Typography>
          )}
          <Stack direction="row">
            <Button
              variant="contained"
              aria-busy={isBusy}
              onClick={isBusy ? undefined : () => dispatch(confirmCheckout.actions.request(plan))}
            >
              Confirm
            </Button>
            <Button onClick={goBack}>Back</Button>
            <Typography variant="note" component="span" role="status">
              {isBusy && 'Opening the checkout…'}
            </Typography>
          </Stack>
        </Paper>
      </Columns>
    </Stack>
  );
}

/** State of the confirmation; reset when the page is restored from the back/forward cache. */
function useConfirmation(onReturn: () => void) {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(confirmCheckout.actions.reset()), [dispatch]);
  useEventListener(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    dispatch(confirmCheckout.actions.reset());
    onReturn();
  });
  return useSelector((root) => confirmCheckout.selectState(root));
}

interface CouponFieldProps {
  readonly applied: Coupon | undefined;
  readonly onApply: (coupon: Coupon | undefined) => void;
}

const UNKNOWN = 'There is no such coupon in this browser.';
const EXPIRED = 'This coupon has expired.';

/** The coupon is optional and stored in this browser. */
function CouponField({ applied, onApply }: CouponFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (code.trim() === '') {
      setError(undefined);
      onApply(undefined);
      return;
    }
    const found = findCoupon(storedCoupons.read(), code);
    const isExpired = found !== undefined && isCouponExpired(found, localToday());
    setError(found === undefined ? UNKNOWN : isExpired ? EXPIRED : undefined);
    onApply(isExpired ? undefined : found);
  };
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      onSubmit={onSubmit}
      sx={{ alignItems: 'flex-start', flexWrap: 'nowrap' }}
    >
      <TextField
        name="coupon"
        label="Coupon code (optional)"
        value={code}
        autoComplete="off"
        helper={applied === undefined ? undefined : `Coupon ${applied.couponCode} is applied.`}
        error={error}
        onChange={({ target }) => setCode(target.value)}
      />
      {/* Aligned with the input, which may have a helper text below. */}
      <Button type="submit" size="large" sx={{ mt: '26px' }}>
        Apply
      </Button>
    </Stack>
  );
}

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

/** The price; with a coupon, also discount and total. */
function Bill({ price, coupon }: BillProps) {
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
        Coupons are kept in this browser alone: the amount shown at checkout is what you will be charged.
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
