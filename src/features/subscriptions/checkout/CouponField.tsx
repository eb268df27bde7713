import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type SubmitEventHandler, useState } from 'react';
import { type Coupon, couponsEntry, findCoupon, isCouponExpired } from '@/domain/plan/coupon';
import { localToday } from '@/shared/format/dates';
import { TextField } from '@/shared/ui/form/TextField';

interface CouponFieldProps {
  readonly applied: Coupon | undefined;
  readonly onApply: (coupon: Coupon | undefined) => void;
}

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
      {/* Level with the input, below which there may be a helper text. */}
      <Button type="submit" size="large" sx={{ mt: '26px' }}>
        Apply
      </Button>
    </Stack>
  );
}
