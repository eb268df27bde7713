import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { ratingsRequested } from '@/features/question-feedback/store/feedbackSaga';
import { selectRated } from '@/features/question-feedback/store/ratedSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

interface RatingProgressProps {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

/** 'rated 3 of 10'. */
export function RatingProgress({ quizId, questionIds }: RatingProgressProps) {
  const rated = useRated(quizId);
  const count = questionIds.filter((id) => rated.includes(id)).length;
  return (
    <Typography
      component="span"
      variant="note"
      role="status"
      sx={{ marginInline: '4px 8px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >{`rated ${count} of ${questionIds.length}`}</Typography>
  );
}

/** Includes questions rated on an earlier visit. */
export function useRated(quizId: string): readonly string[] {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(ratingsRequested({ quizId }));
  }, [dispatch, quizId]);
  return useSelector((root) => selectRated(root, quizId));
}
