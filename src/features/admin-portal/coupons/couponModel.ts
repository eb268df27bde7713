import { type InferType, mixed, number, object, string } from 'yup';
import {
  type Coupon,
  DEFAULT_AMOUNT,
  DEFAULT_PERCENTAGE,
  DISCOUNT_TYPES,
  type DiscountType,
  isSameCode,
  withoutDuplicateCodes,
} from '@/domain/plan/coupon';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';
import { isDay } from '@/shared/format/isoTime';
import { normalizeDecimal } from '@/shared/format/numbers';
import type { Typed } from '@/shared/ui/form/Form';

/** Letters and digits that are not easily confused. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** A random code; `random` returns 0 (inclusive) to 1 (exclusive). */
export const randomCode = (random: () => number): string =>
  Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[Math.floor(random() * CODE_LETTERS.length)] ?? 'A',
  ).join('');

/** Only the discount of the chosen type is validated. */
export const couponRules = (takenCodes: readonly string[]) =>
  object({
    couponCode: string()
      .trim()
      .required('Enter a code')
      .max(32, 'At most 32 characters')
      .test(
        'new',
        'A coupon with this code already exists',
        (code) => !takenCodes.some((taken) => isSameCode(taken, code)),
      ),
    discountType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES).required(),
    discountPercentage: discount(
      'percentage',
      'Enter a percentage above 0 and at most 100',
      DEFAULT_PERCENTAGE,
      100,
    ),
    discountAmount: discount('amount', 'Enter an amount above 0', DEFAULT_AMOUNT, Number.MAX_SAFE_INTEGER),
    expiryDate: string().required('Choose a date').test('day', 'Choose a date', isDay),
  });

export type CouponForm = Typed<InferType<ReturnType<typeof couponRules>>>;

/** `today` is a local day. */
export const newCouponForm = (code: string, today: string): CouponForm => ({
  couponCode: code,
  discountType: 'percentage',
  discountPercentage: String(DEFAULT_PERCENTAGE),
  discountAmount: String(DEFAULT_AMOUNT),
  expiryDate: today,
});

function discount(type: DiscountType, message: string, otherwise: number, max: number) {
  return number()
    .transform((_, typed: string) => Number(normalizeDecimal(typed)) || 0)
    .default(0)
    .when('discountType', {
      is: type,
      then: (schema) => schema.moreThan(0, message).max(max, message),
      otherwise: (schema) => schema.transform(() => otherwise),
    });
}

export const mergeCoupons = (existing: readonly Coupon[], added: readonly Coupon[]): readonly Coupon[] =>
  withoutDuplicateCodes([...existing, ...added]);

const CSV: readonly CsvColumn<Coupon>[] = [
  ['Coupon code', (coupon) => coupon.couponCode],
  ['Discount type', ({ discountType }) => (discountType === 'percentage' ? 'Percentage' : 'Amount')],
  [
    'Discount',
    ({ discountType, discountPercentage, discountAmount }) =>
      discountType === 'percentage' ? discountPercentage : discountAmount,
  ],
  ['Expiry date', (coupon) => coupon.expiryDate],
];

/** The discount is in percent or US dollars, depending on its type; the expiry date is a local day. */
export const couponsCsv = (coupons: readonly Coupon[]): string => toCsv(CSV, coupons);
