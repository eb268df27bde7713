import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Coupon, couponsEntry } from '@/domain/plan/coupon';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'adminPortal/coupons': CouponState;
  }
}

interface CouponState {
  readonly coupons: readonly Coupon[];
}

const begin = (): CouponState => ({ coupons: couponsEntry.read() ?? [] });

/** The coupons of this browser; a saga stores every change. */
export const couponSlice = createSlice({
  name: 'adminPortal/coupons',
  initialState: begin,
  reducers: {
    couponsChanged: (_, { payload }: PayloadAction<readonly Coupon[]>): CouponState => ({ coupons: payload }),
  },
  selectors: { selectCoupons: (state): readonly Coupon[] => state.coupons },
});

export const { couponsChanged } = couponSlice.actions;

const NONE: CouponState = { coupons: [] };
export const { selectCoupons } = couponSlice.getSelectors(
  (root: RootState) => root['adminPortal/coupons'] ?? NONE,
);

/** Stores the coupons in this browser. */
export const writeCoupons = (coupons: readonly Coupon[]): void => couponsEntry.write(coupons);
