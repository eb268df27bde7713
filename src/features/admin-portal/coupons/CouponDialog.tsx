import { useFormikContext } from 'formik';
import { type Coupon, decodeCoupon, priceAfterCoupon } from '@/domain/plan/coupon';
import { tryDecode } from '@/shared/api/decode';
import { filterDecimal, formatMoney, normalizeDecimal } from '@/shared/format/numbers';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { FormSelect } from '@/shared/ui/form/FormSelect';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { type CouponForm, couponRules } from './couponModel';

interface CouponDialogProps {
  readonly form: CouponForm;
  readonly takenCodes: readonly string[];
  readonly onSave: (coupon: Coupon) => void;
  readonly onClose: () => void;
}

const TYPES = [
  { value: 'percentage', name: 'Percentage' },
  { value: 'amount', name: 'Amount' },
] as const;

/** 'Create coupon': a code and its discount, stored in this browser. */
export function CouponDialog({ form, takenCodes, onSave, onClose }: CouponDialogProps) {
  return (
    <FormDialog
      title="Create coupon"
      initialValues={form}
      rules={couponRules(takenCodes)}
      submitLabel="Save"
      onSend={onSave}
      onClose={onClose}
    >
      <FormTextField name="couponCode" label="Coupon code" maxLength={32} />
      <FormSelect name="discountType" label="Discount type" options={TYPES} />
      <Discount />
      <FormTextField name="expiryDate" label="Expiry date" type="date" />
    </FormDialog>
  );
}

/** US dollars. */
const EXAMPLE_PRICE = 100;

function Discount() {
  const { values } = useFormikContext<CouponForm>();
  const coupon = tryDecode(() =>
    decodeCoupon({
      ...values,
      discountPercentage: normalizeDecimal(values.discountPercentage),
      discountAmount: normalizeDecimal(values.discountAmount),
    }),
  );
  const helper =
    coupon === undefined
      ? ''
      : `A plan of ${formatMoney(EXAMPLE_PRICE)} costs ${formatMoney(priceAfterCoupon(EXAMPLE_PRICE, coupon))}.`;
  return values.discountType === 'percentage' ? (
    <FormTextField
      name="discountPercentage"
      label="Percentage"
      inputMode="decimal"
      filter={filterDecimal}
      format={normalizeDecimal}
      helper={helper}
    />
  ) : (
    <FormTextField
      name="discountAmount"
      label="Amount"
      inputMode="decimal"
      filter={filterDecimal}
      format={normalizeDecimal}
      helper={helper}
    />
  );
}
