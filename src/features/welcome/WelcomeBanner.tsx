import { CloseIcon } from '@/shared/icons/icons';
import { useWelcome } from './useWelcome';
import styles from './welcome.module.css';

/** Welcome banner, once in each browser. */
export function WelcomeBanner() {
  const { shown, onDismiss } = useWelcome();
  if (!shown) return null;
  return (
    <aside className={styles.banner} aria-label="Welcome">
      <p role="status">Welcome to the QLearn beta</p>
      <button type="button" className="q-button" onClick={onDismiss}>
        <CloseIcon size={16} />
        Dismiss
      </button>
    </aside>
  );
}
