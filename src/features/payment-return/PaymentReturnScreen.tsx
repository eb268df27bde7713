import { useMatch, useParams } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { ReturnPage } from './ReturnPage';

export function PaymentReturnScreen() {
  const { bookingId = '' } = useParams();
  const isSuccess = useMatch(paths.paymentSuccess.pattern) !== null;
  return <ReturnPage key={bookingId} bookingId={bookingId} outcome={isSuccess ? 'success' : 'failure'} />;
}
