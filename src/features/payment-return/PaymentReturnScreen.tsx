import { useMatch, useParams } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { ReturnPage } from './ReturnPage';

/** /payment/success/{bookingId} and /payment/failure/{bookingId}: where the checkout comes back to. */
export function PaymentReturnScreen() {
  const { bookingId = '' } = useParams();
  const isSuccess = useMatch(paths.paymentSuccess.pattern) !== null;
  return <ReturnPage key={bookingId} bookingId={bookingId} outcome={isSuccess ? 'success' : 'failure'} />;
}
