import { mixed, number, object, string } from 'yup';
import { DecodeError, fieldsOf, list, numberOr, oneOf, text } from '@/shared/contract/decode';

export const DISCOUNT_TYPES = ['percentage', 'amount'] as const;
type DiscountType = (typeof DISCOUNT_TYPES)[number];

const DEFAULT_PERCENTAGE = 5;
/** US dollars. */
const DEFAULT_AMOUNT = 10;

/** A coupon, kept in this browser and nowhere else. */
export interface Coupon {
  readonly couponCode: string;
  readonly discountType: DiscountType;
  /** 0 to 100; counts where the type is percentage. */
  readonly discountPercentage: number;
  /** US dollars; counts where the type is amount. */
  readonly discountAmount: number;
  /** Local day, `YYYY-MM-DD`: the last one on which the coupon is good. */
  readonly expiryDate: string;
}

/** What the coupon dialog holds: texts as they are typed. */
export interface CouponForm {
  readonly couponCode: string;
  readonly discountType: DiscountType;
  readonly discountPercentage: string;
  readonly discountAmount: string;
  readonly expiryDate: string;
}

/** Letters and digits that are not taken for one another. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A random code; `random` answers 0 (included) to 1 (excluded). */
export const randomCode = (random: () => number): string =>
  Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[Math.floor(random() * CODE_LETTERS.length)] ?? 'A',
  ).join('');

/** A new coupon as the dialog begins with it; `today` is a local day. */
export const newCouponForm = (code: string, today: string): CouponForm => ({
  couponCode: code,
  discountType: 'percentage',
  discountPercentage: String(DEFAULT_PERCENTAGE),
  discountAmount: String(DEFAULT_AMOUNT),
  expiryDate: today,
});

/** The rules of the coupon dialog; only the discount of the chosen type has to be right. */
export const couponRules = (takenCodes: readonly string[]) =>
  object({
    couponCode: string()
      .trim()
      .required('Enter a code')
      .max(32, 'At most 32 characters')
      .notOneOf(takenCodes, 'There is a coupon with this code already'),
    discountType: mixed<DiscountType>().oneOf(DISCOUNT_TYPES).required(),
    discountPercentage: discount('percentage', 'The percentage is 1 to 100', DEFAULT_PERCENTAGE, 100),
    discountAmount: discount('amount', 'The amount is above 0', DEFAULT_AMOUNT, Number.MAX_SAFE_INTEGER),
    expiryDate: string().required('Choose a date').matches(DAY, 'Choose a date'),
  });

function discount(type: DiscountType, message: string, otherwise: number, most: number) {
  return number()
    .transform((value: number) => (Number.isFinite(value) ? value : 0))
    .default(0)
    .when('discountType', {
      is: type,
      then: (schema) => schema.moreThan(0, message).max(most, message),
      otherwise: (schema) => schema.transform(() => otherwise),
    });
}

/** The price after a coupon, never below 0, in whole cents. */
export function priceAfter(coupon: Coupon, price: number): number {
  const { discountType, discountPercentage, discountAmount } = coupon;
  const off = discountType === 'percentage' ? (price * discountPercentage) / 100 : discountAmount;
  return Math.max(0, Math.round((price - off) * 100) / 100);
}

/** Whether the coupon's last day is over; `today` is a local day. */
export const isCouponExpired = ({ expiryDate }: Coupon, today: string): boolean => expiryDate < today;

/** Throws `DecodeError` for what is no coupon. */
export function decodeCoupon(value: unknown): Coupon {
  const fields = fieldsOf(value, 'Coupon');
  const couponCode = text(fields.get('couponCode')).trim();
  const expiryDate = text(fields.get('expiryDate')).slice(0, 10);
  if (couponCode === '' || !DAY.test(expiryDate)) throw new DecodeError('not a coupon');
  return {
    couponCode,
    discountType: oneOf(fields.get('discountType'), DISCOUNT_TYPES),
    discountPercentage: within(fields.get('discountPercentage'), DEFAULT_PERCENTAGE, 100),
    discountAmount: within(fields.get('discountAmount'), DEFAULT_AMOUNT, Number.MAX_SAFE_INTEGER),
    expiryDate,
  };
}

const within = (value: unknown, otherwise: number, most: number): number =>
  Math.min(most, Math.max(0, numberOr(value, otherwise)));

/** What can be used of a list of coupons, each code once, the first of it. Throws `DecodeError` for what is no list. */
export const decodeCoupons = (value: unknown): readonly Coupon[] => withoutDoubles(list(value, decodeCoupon));

/** The coupons that are there, followed by those of a file whose codes are new. */
export const mergeCoupons = (kept: readonly Coupon[], added: readonly Coupon[]): readonly Coupon[] =>
  withoutDoubles([...kept, ...added]);

function withoutDoubles(coupons: readonly Coupon[]): readonly Coupon[] {
  const byCode = new Map<string, Coupon>();
  for (const coupon of coupons) if (!byCode.has(coupon.couponCode)) byCode.set(coupon.couponCode, coupon);
  return [...byCode.values()];
}
