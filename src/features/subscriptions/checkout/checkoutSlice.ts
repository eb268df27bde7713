import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Plan } from '@/shared/api/plan';
import { sliceSelector } from '@/shared/store/rootState';

interface CheckoutState {
  /** `leaving`: the browser is on its way to the checkout; this page stands until that one answers. */
  readonly phase: 'open' | 'confirming' | 'leaving';
  /** Why the last confirmation came to nothing; it stays until the next one. */
  readonly problem: string | undefined;
}

const initialState: CheckoutState = { phase: 'open', problem: undefined };
const begin = (): CheckoutState => initialState;

/** The step between a plan and its checkout. */
export const checkoutSlice = createSlice({
  name: 'subscriptions/checkout',
  initialState: begin,
  reducers: {
    /** The step is shown, also once more after a look at the checkout. */
    checkoutOpened: begin,
    /** The step was left, and with it a confirmation that is under way: nobody is sent off who has turned back. */
    checkoutLeft: begin,
    confirmationBegan: (): CheckoutState => ({ phase: 'confirming', problem: undefined }),
    confirmationFailed: (_, { payload }: PayloadAction<string | undefined>): CheckoutState => ({
      phase: 'open',
      problem: payload,
    }),
    leftForCheckout: (): CheckoutState => ({ phase: 'leaving', problem: undefined }),
  },
});

export const { checkoutOpened, checkoutLeft, confirmationBegan, confirmationFailed, leftForCheckout } =
  checkoutSlice.actions;

/** 'Confirm' was pressed for this plan. */
export const checkoutConfirmed = createAction<Plan>('subscriptions/checkoutConfirmed');

/** How far the checkout has come, and what went wrong. */
export const selectCheckout = sliceSelector(checkoutSlice.reducerPath, initialState);
