import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Coupon } from '@/domain/plan/coupon';
import { PAID_TEXT } from '@/domain/plan/paidText';
import { Bill } from '@/features/subscriptions/billing/Bill';
import { PlanFacts } from '@/features/subscriptions/ui/PlanFacts';
import type { Plan } from '@/shared/api/plan';
import { formatPlanDuration } from '@/shared/api/planDurations';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { checkoutConfirmed, checkoutLeft, checkoutOpened, selectCheckout } from './checkoutSlice';
import { CouponField } from './CouponField';

interface CheckoutStepProps {
  readonly plan: Plan;
  readonly onBack: () => void;
  /** The page was restored after the checkout: its data may be out of date. */
  readonly onReturn: () => void;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: 12,
  alignItems: 'start',
});

/** The step before the checkout: what is bought, what it costs, and what comes of 'Confirm'. */
export function CheckoutStep({ plan, onBack, onReturn }: CheckoutStepProps) {
  const { phase, problem } = useCheckout(onReturn);
  const dispatch = useAppDispatch();
  const [coupon, setCoupon] = useState<Coupon>();
  const heading = useRef<HTMLHeadingElement>(null);
  // In the first paint: focusing later could leave a field in which the user already types.
  useLayoutEffect(() => heading.current?.focus(), []);

  const isBusy = phase !== 'open';
  const goBack = () => {
    // At once: navigation may take a moment.
    dispatch(checkoutLeft());
    onBack();
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby="checkout" sx={{ maxWidth: 860 }}>
      <Typography variant="h2" id="checkout" ref={heading} tabIndex={-1}>
        Checkout
      </Typography>
      <Columns>
        <Paper variant="panel">
          <Typography component="h3" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {plan.name}
          </Typography>
          {plan.description !== '' && <Typography variant="note">{plan.description}</Typography>}
          <PlanFacts plan={plan} />
        </Paper>
        <Paper variant="panel">
          <CouponField applied={coupon} onApply={setCoupon} />
          <Bill price={plan.price} coupon={coupon} />
          <Typography variant="note">
            ‘Confirm’ leads to the page of our card payment provider, where you pay. {plan.name} runs for{' '}
            {formatPlanDuration(plan.durationInDay)} and renews by itself until you end it.
          </Typography>
          <div>
            <Typography variant="note">Once you have paid:</Typography>
            <Typography variant="note">{PAID_TEXT}</Typography>
          </div>
          {problem !== undefined && (
            <Typography color="error" role="alert">
              {problem}
            </Typography>
          )}
          <Stack direction="row">
            <Button
              variant="contained"
              aria-busy={isBusy}
              onClick={isBusy ? undefined : () => dispatch(checkoutConfirmed(plan))}
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
function useCheckout(onReturn: () => void) {
  const dispatch = useAppDispatch();
  const notifyReturn = useEffectEvent(onReturn);
  useEffect(() => {
    dispatch(checkoutOpened());
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      dispatch(checkoutOpened());
      notifyReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      dispatch(checkoutLeft());
    };
  }, [dispatch]);
  return useSelector(selectCheckout);
}
