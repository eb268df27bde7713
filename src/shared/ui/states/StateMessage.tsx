import type { ReactNode } from 'react';
import styles from '../layout/page.module.css';

interface StateMessageProps {
  readonly tone: 'empty' | 'error' | 'waiting';
  readonly text: string;
  /** What one can do about it. */
  readonly action?: ReactNode;
}

/** What a list or page says in place of its content: nothing there, failed, still trying. */
export function StateMessage({ tone, text, action }: StateMessageProps) {
  return (
    <div className={styles.message} role={tone === 'error' ? 'alert' : 'status'}>
      <p>{text}</p>
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}
