import { matchPath, useLocation } from 'react-router-dom';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { CommentIcon } from '@/shared/icons/icons';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { feedbackDialog, sendFeedback } from './calls';
import { isHiddenAt, sectionOf } from './siteFeedbackModel';
import styles from './siteFeedback.module.css';

const SiteFeedbackDialog = lazyDialog(async () => (await import('./SiteFeedbackDialog')).SiteFeedbackDialog);

/** The floating button and its dialog, for signed-in visitors. */
export function SiteFeedback() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const dialog = useSelector(feedbackDialog.select);
  if (isHiddenAt(pathname)) return null;
  const close = () => {
    dispatch(feedbackDialog.actions.closed());
    dispatch(sendFeedback.actions.reset());
  };
  return (
    <aside
      className={styles.corner}
      data-exam={matchPath('/exam/*', pathname) === null ? undefined : true}
      aria-label="Feedback on this site"
    >
      <button
        type="button"
        className={styles.button}
        title="Site feedback"
        aria-label="Site feedback"
        onClick={() => dispatch(feedbackDialog.actions.opened({ section: sectionOf(pathname) }))}
      >
        <CommentIcon />
      </button>
      {dialog !== undefined && <SiteFeedbackDialog section={dialog.section} onClose={close} />}
    </aside>
  );
}
