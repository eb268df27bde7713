import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Coupon } from '@/domain/plan/coupon';
import { PAID_TEXT } from '@/domain/plan/paidText';
import { Bill } from '@/features/subscriptions/billing/Bill';
import { PlanFacts } from '@/features/subscriptions/ui/PlanFacts';
import type { Plan } from '@/shared/api/plan';
import { formatPlanDuration } from '@/shared/format/planDurations';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { checkoutConfirmed, checkoutLeft, checkoutOpened, selectCheckout } from './checkoutSlice';
import { CouponField } from './CouponField';

interface CheckoutStepProps {
  readonly plan: Plan;
  readonly onBack: () => void;
  /** The page was restored after the checkout: its data may be out of date. */
  readonly onReturn: () => void;
}

const Frame = styled('section')({
  display: 'grid',
  gap: 16,
  maxWidth: 860,
  '& > h2': { margin: 0, outline: 'none', font: vars.font.h2 },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: 12,
  alignItems: 'start',
});

const Panel = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '16px 18px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h3': { margin: 0, font: vars.font.h2, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& .soft': { color: vars.palette.text.secondary, font: vars.font.body2 },
  '& .problem': { color: vars.palette.error.main },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
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
    <Frame aria-labelledby="checkout">
      <h2 id="checkout" ref={heading} tabIndex={-1}>
        Checkout
      </h2>
      <Columns>
        <Panel>
          <h3>{plan.name}</h3>
          {plan.description !== '' && <p className="soft">{plan.description}</p>}
          <PlanFacts plan={plan} />
        </Panel>
        <Panel>
          <CouponField applied={coupon} onApply={setCoupon} />
          <Bill price={plan.price} coupon={coupon} />
          <p className="soft">
            ‘Confirm’ leads to the page of our card payment provider, where you pay. {plan.name} runs for{' '}
            {formatPlanDuration(plan.durationInDay)} and renews by itself until you end it.
          </p>
          <div className="soft">
            <p>Once you have paid:</p>
            <p>{PAID_TEXT}</p>
          </div>
          {problem !== undefined && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <div className="actions">
            <Button
              variant="contained"
              aria-busy={isBusy}
              onClick={isBusy ? undefined : () => dispatch(checkoutConfirmed(plan))}
            >
              Confirm
            </Button>
            <Button onClick={goBack}>Back</Button>
            <span className="soft" role="status">
              {isBusy && 'Opening the checkout…'}
            </span>
          </div>
        </Panel>
      </Columns>
    </Frame>
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
