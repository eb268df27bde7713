import { useStorageVolatile } from '@/shared/storage/useStorageVolatile';
import styles from './header.module.css';
import { useOnline } from '@/shared/browser/useOnline';
import { useIsEnded, useOpenExam, useCapabilities } from '@/features/exam/store/useExam';

/** Whether the answers are saved; a read-only tab saves none. */
export function SaveStatus() {
  const { answers } = useCapabilities();
  const isOnline = useOnline();
  const isVolatile = useStorageVolatile();
  const isEnded = useIsEnded();
  const isReadOnly = useOpenExam(({ readOnly }) => readOnly) ?? true;
  if (!answers || isEnded || isReadOnly) return null;
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
