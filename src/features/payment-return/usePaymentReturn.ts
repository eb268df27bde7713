import { useEffect } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { Outcome } from './paymentReturnModel';
import { type PaymentReturn, returned, selectReturn, waitEnded } from './paymentReturnSlice';

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
    dispatch(returned({ bookingId, outcome, isAskedFor: false }));
  }, [dispatch, bookingId, outcome]);
  return {
    ...view,
    tryAgain: () => void dispatch(returned({ bookingId, outcome, isAskedFor: true })),
    cancel: () => void dispatch(waitEnded({ bookingId })),
  };
}
