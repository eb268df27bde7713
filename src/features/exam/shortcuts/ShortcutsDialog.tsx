import Dialog from '@mui/material/Dialog';
import { SHORTCUTS, switchShortcut, useShortcutsOff } from '@/domain/preferences/shortcuts';
import { CloseIcon } from '@/shared/icons/icons';
import controls from '@/features/exam/toolbar/controls.module.css';
import styles from './shortcuts.module.css';

/** Every shortcut of the exam, each with a switch. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const off = useShortcutsOff();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <div className={styles.head}>
        <h2 id="shortcuts-title" className={styles.title}>
          Keyboard shortcuts
        </h2>
        <button type="button" className={controls.icon} aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <ul className={styles.list}>
        {SHORTCUTS.map(({ id, keys, does }) => (
          <li key={id}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={!off.includes(id)}
                onChange={({ target }) => switchShortcut(id, target.checked)}
              />
              <span className={styles.does}>{does}</span>
              <kbd className={styles.keys}>{keys}</kbd>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Enter and Space stay with the focused control. Shortcuts are silent while you type and in dialogs.
      </p>
      <p className={styles.note}>
        The clock runs while this page is open, also hidden or asleep. It stands once the page is closed, and
        after ‘Suspend’.
      </p>
    </Dialog>
  );
}
