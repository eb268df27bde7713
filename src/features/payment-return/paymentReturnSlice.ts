import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import type { RootState } from '@/shared/store/rootState';
import type { Finding, Outcome } from './paymentReturnModel';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'paymentReturn/returns': Returns;
  }
}

/** State of the return for one booking. The last outcome stays on screen while it is checked again. */
export interface PaymentReturn {
  readonly isBusy: boolean;
  readonly finding: Finding | undefined;
  /** The bookings could not be read. */
  readonly failure: RemoteFailure | undefined;
}

type Returns = Readonly<Record<string, PaymentReturn>>;

const initialState: Returns = {};
/** Of a booking before its first check. */
const UNCHECKED: PaymentReturn = { isBusy: true, finding: undefined, failure: undefined };

/** Returns from the checkout seen by this page, by booking. */
export const paymentReturnSlice = createSlice({
  name: 'paymentReturn/returns',
  initialState,
  reducers: {
    checkStarted: (state, { payload: bookingId }: PayloadAction<string>): Returns => ({
      ...state,
      [bookingId]: { ...returnOf(state, bookingId), isBusy: true, failure: undefined },
    }),
    checkFinished: (
      state,
      { payload: { bookingId, finding } }: PayloadAction<{ bookingId: string; finding: Finding }>,
    ): Returns => ({ ...state, [bookingId]: { isBusy: false, finding, failure: undefined } }),
    checkFailed: (
      state,
      { payload: { bookingId, failure } }: PayloadAction<{ bookingId: string; failure: RemoteFailure }>,
    ): Returns => ({
      ...state,
      [bookingId]: { ...returnOf(state, bookingId), isBusy: false, failure },
    }),
  },
});

export const { checkStarted, checkFinished, checkFailed } = paymentReturnSlice.actions;

interface ReturnVisit {
  readonly bookingId: string;
  readonly outcome: Outcome;
  /** 'Try again' was clicked; else the page was opened. */
  readonly isRetry: boolean;
}

/** A return page was opened, or asked to check again. */
export const checkRequested = createAction<ReturnVisit>('paymentReturn/checkRequested');

/** The visitor cancelled the first reading. */
export const readingCancelled = createAction<{ readonly bookingId: string }>(
  'paymentReturn/readingCancelled',
);

const returnOf = (returns: Returns, bookingId: string): PaymentReturn =>
  (Object.hasOwn(returns, bookingId) ? returns[bookingId] : undefined) ?? UNCHECKED;

const selectReturns = (root: RootState): Returns => root['paymentReturn/returns'] ?? initialState;
/** State of the return for a booking. */
export const selectReturn = (root: RootState, bookingId: string): PaymentReturn =>
  returnOf(selectReturns(root), bookingId);
