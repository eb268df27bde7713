import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '@/domain/plan/coupon';
import {
  couponRules,
  mergeCoupons,
  newCouponForm,
  randomCode,
} from '@/features/admin-portal/coupons/couponModel';

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

  it('draws a random code of letters and digits that are not mixed up', () => {
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

  it('sends a coupon of the form', () => {
    expect(rules.validateSync(FORM)).toEqual(COUPON);
    expect(
      rules.validateSync({ ...FORM, discountType: 'amount', discountAmount: '12.5', discountPercentage: '' }),
    ).toEqual({ ...COUPON, discountType: 'amount', discountAmount: 12.5 });
  });

  it('takes less than one percent', () => {
    expect(rules.validateSync({ ...FORM, discountPercentage: '0.5' }).discountPercentage).toBe(0.5);
  });

  it('takes a comma as the decimal point', () => {
    expect(rules.validateSync({ ...FORM, discountPercentage: '7,5' }).discountPercentage).toBe(7.5);
    const amount = { ...FORM, discountType: 'amount', discountAmount: '1,250.50' };
    expect(rules.validateSync(amount).discountAmount).toBe(1250.5);
  });

  it.each([
    ['no code', { couponCode: ' ' }],
    ['a code that is there already', { couponCode: 'TAKEN' }],
    ['a code that is there in other letters', { couponCode: ' taken ' }],
    ['no percentage', { discountPercentage: '' }],
    ['0 percent', { discountPercentage: '0' }],
    ['more than 100 percent', { discountPercentage: '101' }],
    ['no amount', { discountType: 'amount', discountAmount: '' }],
    ['no date', { expiryDate: '' }],
  ])('refuses a coupon with %s', (_, change) => {
    expect(rules.isValidSync({ ...FORM, ...change })).toBe(false);
  });
});

describe('coupons out of a file', () => {
  it('joins coupons by code, and keeps what is there', () => {
    const other = { ...COUPON, couponCode: 'OTHER' };
    const again = { ...COUPON, couponCode: 'spring', discountPercentage: 50 };
    expect(mergeCoupons([COUPON], [again, other])).toEqual([COUPON, other]);
  });
});
