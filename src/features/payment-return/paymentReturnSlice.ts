import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { rootReducer } from '@/shared/store/rootReducer';
import type { Finding, Outcome } from './paymentReturnModel';

/** State of the return for one booking. The last outcome stays on screen while it is checked again. */
export interface PaymentReturn {
  readonly isBusy: boolean;
  readonly finding: Finding | undefined;
  /** The bookings could not be read. */
  readonly failure: RemoteFailure | undefined;
}

type Returns = Record<string, PaymentReturn>;

const initialState: Returns = {};
/** Before a booking's first check. */
const UNCHECKED: PaymentReturn = { isBusy: true, finding: undefined, failure: undefined };

const returnOf = (returns: Returns, bookingId: string): PaymentReturn =>
  (Object.hasOwn(returns, bookingId) ? returns[bookingId] : undefined) ?? UNCHECKED;

/** Returns from the checkout on this page, by booking. */
const slice = createSlice({
  name: 'paymentReturn/returns',
  initialState,
  reducers: {
    checkStarted: (state: Returns, { payload: bookingId }: PayloadAction<string>) => {
      state[bookingId] = { ...returnOf(state, bookingId), isBusy: true, failure: undefined };
    },
    checkFinished: (
      state: Returns,
      { payload: { bookingId, finding } }: PayloadAction<{ bookingId: string; finding: Finding }>,
    ) => {
      state[bookingId] = { isBusy: false, finding, failure: undefined };
    },
    checkFailed: (
      state: Returns,
      { payload: { bookingId, failure } }: PayloadAction<{ bookingId: string; failure: RemoteFailure }>,
    ) => {
      state[bookingId] = { ...returnOf(state, bookingId), isBusy: false, failure };
    },
  },
  selectors: {
    selectReturn: (state, bookingId: string): PaymentReturn => returnOf(state, bookingId),
  },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const paymentReturnSlice = slice.injectInto(rootReducer);
export const { checkStarted, checkFinished, checkFailed } = paymentReturnSlice.actions;
export const { selectReturn } = paymentReturnSlice.selectors;

interface ReturnVisit {
  readonly bookingId: string;
  readonly outcome: Outcome;
  /** 'Try again' was clicked; otherwise the page was opened. */
  readonly isRetry: boolean;
}

/** A return page was opened or asked to check again. */
export const checkRequested = createAction<ReturnVisit>('paymentReturn/checkRequested');

/** The user cancelled the first reading. */
export const readingCancelled = createAction<{ readonly bookingId: string }>(
  'paymentReturn/readingCancelled',
);
