import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Coupon,
  couponRules,
  decodeCoupon,
  decodeCoupons,
  isCouponExpired,
  mergeCoupons,
  newCouponForm,
  priceAfter,
  randomCode,
} from '@/features/admin-portal/couponModel';

const COUPON: Coupon = {
  couponCode: 'SPRING',
  discountType: 'percentage',
  discountPercentage: 5,
  discountAmount: 10,
  expiryDate: '2026-03-02',
};

const FORM = newCouponForm('SPRING', '2026-03-02');

describe('a new coupon', () => {
  it('takes 5 percent, or 10 dollars, and expires today', () => {
    expect(FORM).toEqual({
      couponCode: 'SPRING',
      discountType: 'percentage',
      discountPercentage: '5',
      discountAmount: '10',
      expiryDate: '2026-03-02',
    });
  });

  it('has a random code of letters and digits that are not mixed up', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (draws) => {
          const code = randomCode(() => Number(draws.next().value));
          expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
        },
      ),
    );
  });
});

describe('the coupon form', () => {
  const rules = couponRules(['TAKEN']);

  it('becomes a coupon', () => {
    expect(rules.validateSync(FORM)).toEqual(COUPON);
    expect(
      rules.validateSync({ ...FORM, discountType: 'amount', discountAmount: '12.5', discountPercentage: '' }),
    ).toEqual({ ...COUPON, discountType: 'amount', discountAmount: 12.5 });
  });

  it.each([
    ['no code', { couponCode: ' ' }],
    ['a code that is there already', { couponCode: 'TAKEN' }],
    ['no percentage', { discountPercentage: '' }],
    ['0 percent', { discountPercentage: '0' }],
    ['more than 100 percent', { discountPercentage: '101' }],
    ['no amount', { discountType: 'amount', discountAmount: '' }],
    ['no date', { expiryDate: '' }],
  ])('refuses %s', (_, change) => {
    expect(rules.isValidSync({ ...FORM, ...change })).toBe(false);
  });
});

describe('the price after a coupon', () => {
  it('is the price less the percentage, or less the amount', () => {
    expect(priceAfter(COUPON, 49)).toBe(46.55);
    expect(priceAfter({ ...COUPON, discountType: 'amount' }, 49)).toBe(39);
  });

  it('is never below 0 and never above the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom('percentage', 'amount'),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 1_000 }),
        (cents, discountType, discountPercentage, discountAmount) => {
          const price = cents / 100;
          const after = priceAfter({ ...COUPON, discountType, discountPercentage, discountAmount }, price);
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(price);
        },
      ),
    );
  });
});

describe('coupons in the browser and in files', () => {
  it('are good on their last day and expired after it', () => {
    expect(isCouponExpired(COUPON, '2026-03-02')).toBe(false);
    expect(isCouponExpired(COUPON, '2026-03-03')).toBe(true);
  });

  it('are read back one by one: what is none is dropped, a code comes once', () => {
    const read = decodeCoupons([COUPON, null, { couponCode: '' }, { ...COUPON, expiryDate: 'soon' }, COUPON]);
    expect(read).toEqual([COUPON]);
    expect(decodeCoupons(undefined)).toEqual([]);
  });

  it('survive writing and reading', () => {
    expect(decodeCoupon(JSON.parse(JSON.stringify(COUPON)))).toEqual(COUPON);
  });

  it('are joined by code: what is kept stays', () => {
    const other = { ...COUPON, couponCode: 'OTHER' };
    expect(mergeCoupons([COUPON], [{ ...COUPON, discountPercentage: 50 }, other])).toEqual([COUPON, other]);
  });

  it.each(['nothing', 42, { coupons: [] }])('are not made of %s', (value) => {
    expect(() => decodeCoupons(value)).toThrow();
  });
});
