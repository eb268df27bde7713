import IconButton from '@mui/material/IconButton';
import { matchPath, useLocation } from 'react-router-dom';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { CommentIcon } from '@/shared/icons/icons';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { feedbackDialog, sendFeedback } from './calls';
import { isHiddenAt, sectionOf } from './siteFeedbackModel';
import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

// Never over content: where the window is wide enough the button floats in the margin beside the page; elsewhere it stands after the page's end. A page of its own lower edge, the exam room, leaves it a place there.
const Corner = styled('aside')({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '0 14px 14px',
  '@media (min-width: 1280px)': { position: 'fixed', right: 6, bottom: 10, zIndex: 18, padding: 0 },
  '&[data-exam]': { position: 'fixed', right: 10, bottom: 10, zIndex: 18, padding: 0 },
  '@media (max-width: 759px)': { '&[data-exam]': { bottom: 'calc(12px + env(safe-area-inset-bottom))' } },
  '@media (max-height: 420px), (max-width: 350px)': {
    '&[data-exam]': { position: 'static', padding: '8px 10px' },
  },
});

const FloatingButton = styled(IconButton)({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: '50%',
  background: vars.palette.background.paper,
  color: vars.palette.primary.main,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.primary.soft },
});

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
    <Corner
      data-exam={matchPath('/exam/*', pathname) === null ? undefined : true}
      aria-label="Feedback on this site"
    >
      <FloatingButton
        {...SiteFeedbackDialog.opener}
        title="Site feedback"
        aria-label="Site feedback"
        onClick={() => dispatch(feedbackDialog.actions.opened({ section: sectionOf(pathname) }))}
      >
        <CommentIcon />
      </FloatingButton>
      {dialog !== undefined && <SiteFeedbackDialog section={dialog.section} onClose={close} />}
    </Corner>
  );
}
