/** Coupons are stored in this browser only. */
import { closedList, numberOr, string } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/decodeContext';
import { type Decoded, entity } from '@/shared/api/entity';
import { array } from '@/shared/api/list';
import { daysBetween } from '@/shared/format/dates';
import { isDay } from '@/shared/format/isoTime';
import { jsonEntry } from '@/shared/storage/localEntries';
import { createLocalSetting } from '@/shared/storage/localSetting';

export const DISCOUNT_TYPES = ['percentage', 'amount'] as const;

export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** Percent 0–100, preset of the form. */
export const DEFAULT_PERCENTAGE = 5;
/** US dollars, preset of the form. */
export const DEFAULT_AMOUNT = 10;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function code(value: unknown): string {
  const read = string(value).trim();
  if (read === '') throw new DecodeError('a code', read);
  return read;
}

function day(value: unknown): string {
  const read = string(value).slice(0, 10);
  if (!isDay(read)) throw new DecodeError('a day', read);
  return read;
}

/** Throws `DecodeError` for a coupon without code or expiry date, or of an unknown type. */
export const decodeCoupon = entity('Coupon', ['couponCode'], {
  couponCode: code,
  discountType: closedList(DISCOUNT_TYPES),
  /** 0 to 100. */
  discountPercentage: (value) => clamp(numberOr(value, DEFAULT_PERCENTAGE), 100),
  /** US dollars. */
  discountAmount: (value) => clamp(numberOr(value, DEFAULT_AMOUNT), Number.MAX_SAFE_INTEGER),
  /** Local `YYYY-MM-DD`, the last valid day. */
  expiryDate: day,
});
export type Coupon = Decoded<typeof decodeCoupon>;

/** The usable coupons of a list, each code once. Throws `DecodeError` unless it is a list. */
export const decodeCoupons = (value: unknown): readonly Coupon[] =>
  withoutDuplicateCodes(array(value, (coupon) => decodeCoupon(coupon)));

/** The browser's coupons; they survive sign-out. */
export const storedCoupons = createLocalSetting<readonly Coupon[]>(jsonEntry('coupons', decodeCoupons), []);

/** Codes are compared case-insensitively. */
const comparable = (code: string): string => code.trim().toLowerCase();

export const isSameCode = (a: string, b: string): boolean => comparable(a) === comparable(b);

export const findCoupon = (coupons: readonly Coupon[], code: string): Coupon | undefined =>
  coupons.find(({ couponCode }) => isSameCode(couponCode, code));

export function withoutDuplicateCodes(coupons: readonly Coupon[]): readonly Coupon[] {
  const byCode = new Map<string, Coupon>();
  for (const coupon of coupons) {
    const code = comparable(coupon.couponCode);
    if (!byCode.has(code)) byCode.set(code, coupon);
  }
  return [...byCode.values()];
}

/** `today` is local `YYYY-MM-DD`; a coupon is still valid on its last day. */
export const isCouponExpired = ({ expiryDate }: Coupon, today: string): boolean =>
  daysBetween(today, expiryDate) < 0;

/** US dollars in whole cents, at least 0: the price minus percentage or amount. */
export function priceAfterCoupon(price: number, coupon: Coupon): number {
  const { discountType, discountPercentage, discountAmount } = coupon;
  const discount = discountType === 'percentage' ? (price * discountPercentage) / 100 : discountAmount;
  // In cents: 49 minus 5 % is 46.55, not 46.549999….
  return Math.max(0, Math.round(Number(((price - discount) * 100).toFixed(6))) / 100);
}
