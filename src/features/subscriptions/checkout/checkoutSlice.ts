import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Plan } from '@/shared/api/plan';
import type { RootState } from '@/shared/store/rootState';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'subscriptions/checkout': CheckoutState;
  }
}

interface CheckoutState {
  /** `leaving`: the redirect has started; this page stays until the checkout responds. */
  readonly phase: 'open' | 'confirming' | 'leaving';
  /** Why the last confirmation failed; stays until the next one. */
  readonly problem: string | undefined;
}

const initialState: CheckoutState = { phase: 'open', problem: undefined };
const begin = (): CheckoutState => initialState;

/** State of the checkout step. */
export const checkoutSlice = createSlice({
  name: 'subscriptions/checkout',
  initialState: begin,
  reducers: {
    /** The step is shown, also after returning from the checkout. */
    checkoutOpened: begin,
    /**
     * The step was left: cancels a confirmation in progress, so that nobody is redirected after going back.
     */
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

/** 'Confirm' was clicked for this plan. */
export const checkoutConfirmed = createAction<Plan>('subscriptions/checkoutConfirmed');

/** State of the checkout, and its error. */
export const selectCheckout = (root: RootState): CheckoutState =>
  root['subscriptions/checkout'] ?? initialState;
