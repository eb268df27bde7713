import { nextUnrated } from '@/features/exam/attempt/attemptModel';
import { useAppStore } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/rootReducer';
import { selectOpenExam } from './examSlice';
import { useExamSlots } from './slots';
import { useExamActions } from './useExam';

/** Read on demand: a subscription would render on each click in the exam. */
export function useNextUnrated() {
  const store = useAppStore();
  const { selectRated } = useExamSlots();
  const { goTo } = useExamActions();
  /** Index of the next question that the tutor has not rated; undefined if there is no other. */
  const select = (root: RootState): number | undefined => {
    const exam = selectOpenExam(root);
    if (exam === undefined || selectRated === undefined) return undefined;
    const { attempt, quizItems, shown } = exam;
    const ids = quizItems.map(({ questionId }) => questionId);
    return nextUnrated(ids, selectRated(root, attempt.quizId), { current: attempt.current, shown });
  };
  /** Moves there; returns whether there is one. */
  const go = (): boolean => {
    const next = select(store.getState());
    if (next !== undefined) goTo(next);
    return next !== undefined;
  };
  return { select, go };
}
