import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/shared/store/rootReducer';
import { sendRefund } from './calls';

const initialState: string[] = [];

/**
 * Ids of the bookings refunded on this visit: if a server still lists one as CANCELED, no second refund is sent from
 * here.
 */
const slice = createSlice({
  name: 'refunds/refunded',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(sendRefund.actions.success, (state, { meta }) => {
      state.push(meta.args.bookingId);
    }),
  selectors: { selectRefunded: (bookingIds): readonly string[] => bookingIds },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectRefunded } = slice.injectInto(rootReducer).selectors;
