import { createSlice } from '@reduxjs/toolkit';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { refunding } from './paymentActions';

interface RefundedState {
  readonly bookingIds: readonly string[];
}

const initialState: RefundedState = { bookingIds: [] };

/** What was refunded in this visit: a server that goes on listing it as CANCELED gets no second refund from here. */
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
/** Ids of the bookings that were refunded in this visit. */
export const selectRefunded = (root: RootState): readonly string[] => selectSlice(root).bookingIds;
