import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { useSelector } from '@/shared/store/hooks';
import { openReview, reviewFailure } from './openReview';

/** Why the review was not opened, until the next try: a notification alone would disappear. */
export function ReviewFailure() {
  useClearStaleError(openReview);
  const failure = useSelector(openReview.selectError);
  return failure === undefined ? null : (
    <ErrorAlert text={reviewFailure(failure)} role="presentation" sx={{ mb: 2 }} />
  );
}
