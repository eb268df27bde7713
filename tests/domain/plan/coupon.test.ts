// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Coupon,
  decodeCoupon,
  decodeCoupons,
  findCoupon,
  isCouponExpired,
  priceAfterCoupon,
  storedCoupons,
} from '@/domain/plan/coupon';

const coupon: Coupon = {
  couponCode: 'SPRING',
  discountType: 'percentage',
  discountPercentage: 5,
  discountAmount: 10,
  expiryDate: '2026-03-02',
};

describe('the price after a coupon', () => {
  it.each([
    [49, { discountPercentage: 5 }, 46.55],
    [19.99, { discountPercentage: 10 }, 17.99],
    [19.9, { discountPercentage: 5 }, 18.91],
    [49, { discountPercentage: 100 }, 0],
    [49, { discountType: 'amount', discountAmount: 10 }, 39],
    [9, { discountType: 'amount', discountAmount: 10 }, 0],
    [0, {}, 0],
  ] satisfies [number, Partial<Coupon>, number][])('turns %d with %o into %d', (price, more, after) => {
    expect(priceAfterCoupon(price, { ...coupon, ...more })).toBe(after);
  });

  it('lowers a price never below zero, never raises it, and keeps whole cents', () => {
    const price = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
    const any = fc.record({
      couponCode: fc.constant('X'),
      discountType: fc.constantFrom('percentage' as const, 'amount' as const),
      discountPercentage: fc.double({ min: 0, max: 100, noNaN: true }),
      discountAmount: fc.double({ min: 0, max: 1_000, noNaN: true }),
      expiryDate: fc.constant('2026-03-02'),
    });
    fc.assert(
      fc.property(price, any, (dollars, given) => {
        const after = priceAfterCoupon(dollars, given);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(dollars);
        expect(after).toBe(Math.round(after * 100) / 100);
      }),
    );
  });
});

describe('a coupon', () => {
  it('counts a coupon on its last day and not after it', () => {
    expect(isCouponExpired(coupon, '2026-03-02')).toBe(false);
    expect(isCouponExpired(coupon, '2026-03-03')).toBe(true);
  });

  it('finds a coupon by its code whatever the case of its letters', () => {
    expect(findCoupon([coupon], ' spring ')).toBe(coupon);
    expect(findCoupon([coupon], 'SPRIN')).toBeUndefined();
    expect(findCoupon([coupon], '')).toBeUndefined();
  });

  it('finds no coupon whose code differs in more than the case of its letters', () => {
    expect(findCoupon([{ ...coupon, couponCode: 'GROSS' }], 'groß')).toBeUndefined();
  });

  it('ends a coupon with the day of a date that has a time', () => {
    const stored = { ...coupon, expiryDate: '2026-03-02T23:59:59.000Z', data: { couponCode: 'OTHER' } };
    expect(decodeCoupon(stored)).toEqual(coupon);
  });

  it('reads a coupon field by field, with the defaults of the specification and within bounds', () => {
    expect(decodeCoupon({ couponCode: ' A ', discountType: 'PERCENTAGE', expiryDate: '2026-01-02' })).toEqual(
      {
        couponCode: 'A',
        discountType: 'percentage',
        discountPercentage: 5,
        discountAmount: 10,
        expiryDate: '2026-01-02',
      },
    );
    expect(
      decodeCoupon({ ...coupon, discountType: 'amount', discountPercentage: 900, discountAmount: -4 }),
    ).toMatchObject({ discountPercentage: 100, discountAmount: 0 });
  });

  it.each([{ discountType: 'gift' }, { couponCode: ' ' }, { expiryDate: '' }, { expiryDate: 'soon' }])(
    'reads no coupon with %o',
    (more) => {
      expect(() => decodeCoupon({ ...coupon, ...more })).toThrow();
    },
  );
});

describe('a list of coupons', () => {
  it('reads coupons one by one, drops what is none, and keeps a code once whatever its case', () => {
    const lower = { ...coupon, couponCode: 'spring' };
    expect(decodeCoupons([coupon, null, { couponCode: '' }, coupon, lower])).toEqual([coupon]);
    expect(decodeCoupons(undefined)).toEqual([]);
  });

  it.each(['nothing', 42, { coupons: [] }])('makes no list of coupons of %s', (value) => {
    expect(() => decodeCoupons(value)).toThrow();
  });
});

describe('the coupons of the browser', () => {
  it('reads no coupons at first, then those that were stored last', () => {
    expect(storedCoupons.read()).toEqual([]);
    storedCoupons.write([coupon]);
    expect(storedCoupons.read()).toEqual([coupon]);
  });
});
