import { FlagIcon } from '@/shared/icons/icons';
import styles from './header.module.css';
import { currentItem } from '@/features/exam/attempt/attemptModel';
import { useMayAnswer, useOpenExam, useExamActions } from '@/features/exam/store/useExam';

/** Marks the current item to come back to. */
export function MarkCheckbox() {
  const isMarked = useOpenExam(({ attempt }) => currentItem(attempt)?.marked) ?? false;
  const mayAnswer = useMayAnswer();
  const { mark } = useExamActions();
  return (
    <label className={styles.mark} data-marked={isMarked}>
      <input type="checkbox" checked={isMarked} disabled={!mayAnswer} onChange={mark} />
      <FlagIcon size={18} />
      Mark
    </label>
  );
}
