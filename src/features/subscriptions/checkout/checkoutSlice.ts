import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Plan } from '@/shared/api/plan';
import { rootReducer } from '@/shared/store/rootReducer';

interface CheckoutState {
  /** `leaving`: the redirect has started; this page stays until the checkout responds. */
  phase: 'open' | 'confirming' | 'leaving';
  /** Why the last confirmation failed; kept until the next one. */
  problem: string | undefined;
}

const initialState: CheckoutState = { phase: 'open', problem: undefined };
const begin = (): CheckoutState => initialState;

const slice = createSlice({
  name: 'subscriptions/checkout',
  initialState,
  reducers: {
    /** The step is shown, including after returning from the checkout. */
    checkoutOpened: begin,
    /** The step was left: cancels a confirmation in progress, so that there is no redirect after going back. */
    checkoutLeft: begin,
    confirmationBegan: (): CheckoutState => ({ phase: 'confirming', problem: undefined }),
    confirmationFailed: (_, { payload }: PayloadAction<string | undefined>): CheckoutState => ({
      phase: 'open',
      problem: payload,
    }),
    leftForCheckout: (): CheckoutState => ({ phase: 'leaving', problem: undefined }),
  },
  selectors: { selectCheckout: (checkout) => checkout },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const checkoutSlice = slice.injectInto(rootReducer);
export const { checkoutOpened, checkoutLeft, confirmationBegan, confirmationFailed, leftForCheckout } =
  checkoutSlice.actions;
export const { selectCheckout } = checkoutSlice.selectors;

/** 'Confirm' was clicked for this plan. */
export const checkoutConfirmed = createAction<Plan>('subscriptions/checkoutConfirmed');
