import { startFeedbackBlock } from '@/domain/quiz/calls';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { useSelector } from '@/shared/store/hooks';
import { reviewFailure } from './reviewSaga';

/** Why the review was not opened, until the next try: a notification alone would disappear. */
export function ReviewFailure() {
  useClearStaleError(startFeedbackBlock, 'review');
  const failure = useSelector((root) => startFeedbackBlock.selectError(root, 'review'));
  return failure === undefined ? null : (
    <ErrorAlert text={reviewFailure(failure)} role="presentation" sx={{ mb: 2 }} />
  );
}
