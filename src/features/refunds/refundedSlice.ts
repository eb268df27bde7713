import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/rootState';
import { sendRefund } from './calls';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'refunds/refunded': RefundedState;
  }
}

interface RefundedState {
  readonly bookingIds: readonly string[];
}

const initialState: RefundedState = { bookingIds: [] };

/** Refunds of this visit: a server that still lists one as CANCELED gets no second refund from here. */
export const refundedSlice = createSlice({
  name: 'refunds/refunded',
  initialState: (): RefundedState => initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(sendRefund.actions.success, (state, { meta }): RefundedState => ({
      bookingIds: [...state.bookingIds, meta.args.bookingId],
    })),
});

const selectSlice = (root: RootState): RefundedState => root['refunds/refunded'] ?? initialState;
/** Ids of the bookings refunded on this visit. */
export const selectRefunded = (root: RootState): readonly string[] => selectSlice(root).bookingIds;
