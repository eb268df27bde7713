import { useStorageVolatile } from '@/shared/storage/useStorageVolatile';
import styles from './header.module.css';
import { useOnline } from '@/shared/browser/useOnline';
import { useIsFrozen, useOpenRoom, useRules } from '@/features/exam/store/useExam';

/** Whether the answers are safe, in a word; a tab that only reads saves none. */
export function SaveStatus() {
  const { answers } = useRules();
  const isOnline = useOnline();
  const isVolatile = useStorageVolatile();
  const isFrozen = useIsFrozen();
  const isReadOnly = useOpenRoom(({ readOnly }) => readOnly) ?? true;
  if (!answers || isFrozen || isReadOnly) return null;
  return (
    <span role="status" className={styles.status} data-warning={isVolatile || !isOnline}>
      {words(isVolatile, isOnline)}
    </span>
  );
}

function words(isVolatile: boolean, isOnline: boolean): string {
  if (isVolatile) return 'Not saved – this browser keeps nothing. Do not close this page before the end.';
  return isOnline ? 'Saved' : 'Offline – answers are kept on this device';
}
