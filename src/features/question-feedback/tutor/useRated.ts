import { useEffect } from 'react';
import { ratingsRequested } from '@/features/question-feedback/store/feedbackSaga';
import { selectRated } from '@/features/question-feedback/store/ratedSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

/** Includes questions rated on an earlier visit. */
export function useRated(quizId: string): readonly string[] {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(ratingsRequested({ quizId }));
  }, [dispatch, quizId]);
  return useSelector((root) => selectRated(root, quizId));
}
