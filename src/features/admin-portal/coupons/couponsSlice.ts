import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Coupon, couponsEntry } from '@/domain/plan/coupon';
import type { RootState } from '@/shared/store/rootState';
import { sliceSelector } from '@/shared/store/rootState';

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
});

export const { couponsChanged } = couponSlice.actions;

const NONE: CouponState = { coupons: [] };
const selectSlice = sliceSelector(couponSlice.reducerPath, NONE);
export const selectCoupons = (root: RootState): readonly Coupon[] => selectSlice(root).coupons;

/** Stores the coupons in this browser. */
export const writeCoupons = (coupons: readonly Coupon[]): void => couponsEntry.write(coupons);
