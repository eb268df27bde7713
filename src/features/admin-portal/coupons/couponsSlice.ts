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

/** What is stored now: another tab may have changed it since the slice was read. */
export const readStoredCoupons = (): readonly Coupon[] => couponsEntry.read() ?? [];

const begin = (): CouponState => ({ coupons: readStoredCoupons() });

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
