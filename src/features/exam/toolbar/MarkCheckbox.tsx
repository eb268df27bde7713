import { FlagIcon } from '@/shared/icons/icons';
import styles from './header.module.css';
import { currentItem } from '@/features/exam/attempt/attemptModel';
import { useMayAnswer, useOpenRoom, useRoomActs } from '@/features/exam/store/useExam';

/** Marks the current item to come back to. */
export function MarkBox() {
  const isMarked = useOpenRoom(({ sitting }) => currentItem(sitting)?.marked) ?? false;
  const mayAnswer = useMayAnswer();
  const { mark } = useRoomActs();
  return (
    <label className={styles.mark} data-marked={isMarked}>
      <input type="checkbox" checked={isMarked} disabled={!mayAnswer} onChange={mark} />
      <FlagIcon size={18} />
      Mark
    </label>
  );
}
