import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type SubmitEventHandler, useState } from 'react';
import { type Coupon, couponsEntry, findCoupon, isCouponExpired } from '@/domain/plan/coupon';
import { toLocalDay } from '@/shared/format/dates';
import { TextField } from '@/shared/ui/form/TextField';

interface CouponFieldProps {
  readonly applied: Coupon | undefined;
  readonly onApply: (coupon: Coupon | undefined) => void;
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  // Beside the input, whatever the helper text below.
  '& > button': { marginTop: 26, minHeight: 44, alignSelf: 'start' },
});

const UNKNOWN = 'There is no such coupon in this browser.';
const EXPIRED = 'This coupon has expired.';

/** An optional coupon stored in this browser. */
export function CouponField({ applied, onApply }: CouponFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (code.trim() === '') {
      setError(undefined);
      onApply(undefined);
      return;
    }
    const found = findCoupon(couponsEntry.read() ?? [], code);
    const isExpired = found !== undefined && isCouponExpired(found, toLocalDay(Date.now()));
    setError(found === undefined ? UNKNOWN : isExpired ? EXPIRED : undefined);
    onApply(isExpired ? undefined : found);
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextField
        name="coupon"
        label="Coupon code (optional)"
        value={code}
        autoComplete="off"
        helper={applied === undefined ? undefined : `Coupon ${applied.couponCode} is applied.`}
        error={error}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit">Apply</Button>
    </Form>
  );
}
