import { useEffect } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { Outcome } from './paymentReturnModel';
import { type PaymentReturn, returned, selectReturn, waitEnded } from './paymentReturnSlice';

interface PaymentReturnView extends PaymentReturn {
  readonly tryAgain: () => void;
  /** Waits no longer for what was asked. */
  readonly cancel: () => void;
}

/** Looks at the booking when the page is opened, and where it stands since. */
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
