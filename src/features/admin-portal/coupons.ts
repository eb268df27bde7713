import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/remote/rootState';
import { sliceSelector } from '@/shared/remote/rootState';
import { jsonEntry } from '@/shared/storage/localEntries';
import { type Coupon, decodeCoupons } from './couponModel';

/** Belongs to the browser: stays when its user signs out (contract, 'What the browser keeps'). */
const entry = jsonEntry('coupons', decodeCoupons);

interface CouponState {
  readonly coupons: readonly Coupon[];
}

const begin = (): CouponState => ({ coupons: entry.read() ?? [] });

/** The coupons of this browser; `saga.ts` keeps what is changed here. */
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

export const writeCoupons = (coupons: readonly Coupon[]): void => entry.write(coupons);
