import Drawer from '@mui/material/Drawer';
import { CloseIcon } from '@/shared/icons/icons';
import controls from '@/features/exam/toolbar/controls.module.css';
import { QuestionList } from './Navigator';
import styles from './navigator.module.css';

/** Bottom sheet with the questions, for narrow screens. */
export function NavigatorSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Questions' } }}>
      <nav aria-label="Questions" className={styles.sheet}>
        <div className={styles.sheetHead}>
          <h2>Questions</h2>
          <button
            type="button"
            className={controls.icon}
            aria-label="Close questions"
            title="Close questions"
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        <QuestionList onChosen={onClose} />
      </nav>
    </Drawer>
  );
}
