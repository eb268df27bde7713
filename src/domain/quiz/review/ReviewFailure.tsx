import { useSelector } from '@/shared/store/hooks';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { startReviewBlock } from './calls';
import { reviewFailure } from './reviewSaga';

/** Why the review was not opened, until the next try: a notification alone would disappear. */
export function ReviewFailure() {
  useClearStaleError(startReviewBlock);
  const failure = useSelector((root) => startReviewBlock.selectError(root));
  return failure === undefined ? null : (
    <p className="q-alert" style={{ marginBottom: 16 }}>
      {reviewFailure(failure)}
    </p>
  );
}
