import { useEffect } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { Outcome } from './paymentReturnModel';
import { checkRequested, type PaymentReturn, readingCancelled, selectReturn } from './paymentReturnSlice';

interface PaymentReturnView extends PaymentReturn {
  readonly tryAgain: () => void;
  /** Cancels the reading. */
  readonly cancel: () => void;
}

/** Checks the booking on mount; returns its state. */
export function usePaymentReturn(bookingId: string, outcome: Outcome): PaymentReturnView {
  const dispatch = useAppDispatch();
  const view = useSelector((root) => selectReturn(root, bookingId));
  useEffect(() => {
    dispatch(checkRequested({ bookingId, outcome, isRetry: false }));
  }, [dispatch, bookingId, outcome]);
  return {
    ...view,
    tryAgain: () => void dispatch(checkRequested({ bookingId, outcome, isRetry: true })),
    cancel: () => void dispatch(readingCancelled({ bookingId })),
  };
}
