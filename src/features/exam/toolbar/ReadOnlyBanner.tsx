import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import controls from './controls.module.css';
import styles from '@/features/exam/exam.module.css';
import { examEntered, selectOpenExam } from '@/features/exam/store/examSlice';
import { useOpenExam, useCapabilities } from '@/features/exam/store/useExam';

/** Another tab writes this quiz: read-only here, with 'Take over'. */
export function ReadOnlyBanner() {
  const { answers } = useCapabilities();
  const isReadOnly = useOpenExam(({ readOnly }) => readOnly) ?? false;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  if (!isReadOnly || !answers) return null;
  const takeOver = (): void => {
    const exam = selectOpenExam(store.getState());
    if (exam === undefined) return;
    const { mode, attempt } = exam;
    dispatch(examEntered({ quizId: attempt.quizId, mode, index: attempt.current, takeOver: true }));
  };
  return (
    <div className={styles.readOnly} role="status">
      <p>This quiz is open in another tab. Here it can only be read.</p>
      <button type="button" className={controls.button} onClick={takeOver}>
        Take over
      </button>
    </div>
  );
}
