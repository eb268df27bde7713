import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Coupon, couponsEntry } from '@/domain/plan/coupon';
import { rootReducer } from '@/shared/store/rootReducer';

interface CouponState {
  readonly coupons: readonly Coupon[];
}

/** What is stored now: another tab may have changed it since the slice was read. */
export const readStoredCoupons = (): readonly Coupon[] => couponsEntry.read() ?? [];

const begin = (): CouponState => ({ coupons: readStoredCoupons() });

/** The coupons of this browser; a saga stores every change. */
const slice = createSlice({
  name: 'adminPortal/coupons',
  initialState: begin,
  reducers: {
    couponsChanged: (_, { payload }: PayloadAction<readonly Coupon[]>): CouponState => ({ coupons: payload }),
  },
  selectors: { selectCoupons: (state): readonly Coupon[] => state.coupons },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const couponSlice = slice.injectInto(rootReducer);
export const { couponsChanged } = couponSlice.actions;
export const { selectCoupons } = couponSlice.selectors;
