import { useMemo } from 'react';
import type { AttemptOwner } from '@/domain/attempt/attemptContent';
import { loadImage } from '@/domain/figures/calls';
import { neighborOf } from '@/features/exam/attempt/attemptModel';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { useOnItem, useOpenExam, useQuizId } from '@/features/exam/store/useExam';
import { useAppStore } from '@/shared/store/hooks';

/** The attempt whose images are kept on the device; undefined in a review. */
export function useImageOwner(): AttemptOwner | undefined {
  const userId = useOpenExam(({ attempt }) => attempt.userId);
  const quizId = useQuizId();
  const isReview = useOpenExam(({ mode }) => mode === 'review');
  return useMemo(() => (isReview ? undefined : { userId, quizId }), [userId, quizId, isReview]);
}

export function usePrefetchNextImages(): void {
  const store = useAppStore();
  const owner = useImageOwner();
  useOnItem(() => {
    const exam = selectOpenExam(store.getState());
    // A filter may leave out the item that follows.
    const index = exam && neighborOf(exam.attempt, 1, exam.shown);
    const next = index === undefined ? undefined : exam?.quizItems[index];
    for (const imageName of next?.imageList ?? []) {
      if (loadImage.selectState(store.getState(), imageName).status !== 'idle') continue;
      store.dispatch(loadImage.actions.request({ imageName, owner }));
    }
  });
}
