import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import controls from './controls.module.css';
import styles from '@/features/exam/exam.module.css';
import { roomEntered, selectOpenRoom } from '@/features/exam/store/examSlice';
import { useOpenRoom, useRules } from '@/features/exam/store/useExam';

/** Another tab writes this quiz; here it can be read, or taken over. */
export function ReadOnlyBar() {
  const { answers } = useRules();
  const isReadOnly = useOpenRoom(({ readOnly }) => readOnly) ?? false;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  if (!isReadOnly || !answers) return null;
  const takeOver = (): void => {
    const room = selectOpenRoom(store.getState());
    if (room === undefined) return;
    const { mode, sitting } = room;
    dispatch(roomEntered({ quizId: sitting.quizId, mode, index: sitting.current, takeOver: true }));
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
