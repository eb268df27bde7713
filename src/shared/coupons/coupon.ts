/** Coupons, which live in this browser alone (specification 2, sections 3 and 9). */
import { fieldsOf, list, numberOr, oneOf, text, textOr } from '@/shared/contract/decode';
import { jsonEntry, type LocalEntry } from '@/shared/storage/localEntries';

export const DISCOUNT_TYPES = ['percentage', 'amount'] as const;

export type DiscountType = (typeof DISCOUNT_TYPES)[number];

export interface Coupon {
  readonly couponCode: string;
  readonly discountType: DiscountType;
  /** 0 to 100. */
  readonly discountPercentage: number;
  /** US dollars. */
  readonly discountAmount: number;
  /** Local `YYYY-MM-DD`: the last day on which the coupon counts. */
  readonly expiryDate: string;
}

export const DEFAULT_PERCENTAGE = 5;
export const DEFAULT_AMOUNT = 10;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Throws `DecodeError` for a coupon without a code or of an unknown kind. */
export function decodeCoupon(value: unknown): Coupon {
  const fields = fieldsOf(value, 'Coupon');
  return {
    couponCode: text(fields.get('couponCode')).trim(),
    discountType: oneOf(fields.get('discountType'), DISCOUNT_TYPES),
    discountPercentage: clamp(numberOr(fields.get('discountPercentage'), DEFAULT_PERCENTAGE), 100),
    discountAmount: clamp(numberOr(fields.get('discountAmount'), DEFAULT_AMOUNT), Number.MAX_SAFE_INTEGER),
    expiryDate: textOr(fields.get('expiryDate')).slice(0, 10),
  };
}

/** The browser's coupons; sign-out leaves them (contract, 'What the browser keeps'). */
export const couponsEntry: LocalEntry<readonly Coupon[]> = jsonEntry<readonly Coupon[]>('coupons', (value) =>
  list(value, decodeCoupon).filter(({ couponCode }) => couponCode !== ''),
);

/** Finds a coupon by its code, in any case of letters. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  const wanted = code.trim().toLowerCase();
  return coupons.find(({ couponCode }) => couponCode.toLowerCase() === wanted);
}

/** `today` is local `YYYY-MM-DD`; a coupon counts on its last day too. */
export const isCouponExpired = (coupon: Coupon, today: string): boolean => coupon.expiryDate < today;

/** US dollars, in whole cents, never below nothing: the price minus the percentage or the amount. */
export function priceAfterCoupon(price: number, coupon: Coupon): number {
  const { discountType, discountPercentage, discountAmount } = coupon;
  const discount = discountType === 'percentage' ? (price * discountPercentage) / 100 : discountAmount;
  // Cents first: 49 minus 5 % is 46.55, not 46.549999….
  return Math.max(0, Math.round(Number(((price - discount) * 100).toFixed(6))) / 100);
}
