import { createSlice } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { refunding } from './paymentActions';

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
    builder.addCase(refunding.actions.done, (state, { payload }): RefundedState => ({
      bookingIds: [...state.bookingIds, payload.booking.id],
    })),
});

const selectSlice = sliceSelector(refundedSlice.reducerPath, initialState);
/** Ids of the bookings refunded on this visit. */
export const selectRefunded = (root: RootState): readonly string[] => selectSlice(root).bookingIds;
