import Alert from '@mui/material/Alert';
import { useSelector } from '@/shared/store/hooks';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { startReviewBlock } from './calls';
import { reviewFailure } from './reviewSaga';

/** Why the review was not opened, until the next try: a notification alone would disappear. */
export function ReviewFailure() {
  useClearStaleError(startReviewBlock);
  const failure = useSelector((root) => startReviewBlock.selectError(root));
  return failure === undefined ? null : (
    <Alert severity="error" role="presentation" sx={{ mb: 2 }}>
      {reviewFailure(failure)}
    </Alert>
  );
}
