import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { minutesLeft } from '@/domain/ratings/ratingLogModel';
import { ratingLog } from '@/domain/ratings/ratingLogRecord';
import { ratingsRequested } from '@/features/question-feedback/store/feedbackSaga';
import { selectRated } from '@/features/question-feedback/store/ratedSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

interface RatingProgressProps {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

/** 'rated 3 of 10', 'about 12 min left'. */
export function RatingProgress({ quizId, questionIds }: RatingProgressProps) {
  const rated = useRated(quizId);
  const count = questionIds.filter((id) => rated.includes(id)).length;
  const log = useDeviceRecords(ratingLog).data;
  const left = questionIds.length - count;
  const minutes = useMemo(() => minutesLeft([...(log?.values() ?? [])], left), [log, left]);
  return (
    <Stack spacing={0} sx={PROGRESS}>
      <Typography component="span" variant="note" role="status">
        {`rated ${count} of ${questionIds.length}`}
      </Typography>
      {minutes !== undefined && left > 0 && (
        <Typography component="span" variant="note">
          {`about ${minutes} min left`}
        </Typography>
      )}
    </Stack>
  );
}

/** One above the other: beside each other they leave no room for the name of the quiz at 1280 px. */
const PROGRESS = {
  alignItems: 'flex-start',
  marginInline: '4px 8px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};

/** Includes questions rated on an earlier visit. */
export function useRated(quizId: string): readonly string[] {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(ratingsRequested({ quizId }));
  }, [dispatch, quizId]);
  return useSelector((root) => selectRated(root, quizId));
}
