import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BookIcon } from '@/shared/icons/icons';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { hinted } from '@/shared/ui/controls/hinted';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

/** Without text where it would cut off the name of the quiz. */
const OpenGuide = styled(Button)({
  [below('wideDesktop')]: {
    minWidth: 'var(--q-target, 0)',
    paddingInline: 8,
  },
});

const GuideLabel = styled('span')({ [below('wideDesktop')]: visuallyHidden });

interface GuideButtonProps {
  readonly quizId: string;
  /** From 1. */
  readonly item: number;
}

const refusals = {
  'already open': 'Guide already open',
  blocked: 'The guide window was blocked. Allow pop-ups for this site and open it again.',
} as const;

/** `GuideBroadcast` sends the guide's content. */
export function GuideButton({ quizId, item }: GuideButtonProps) {
  const dispatch = useAppDispatch();
  const open = (): void => {
    const outcome = openGuide({ quizId, item });
    if (outcome !== 'opened')
      dispatch(notificationAdded({ severity: 'error', text: refusals[outcome], autoHideSeconds: 6 }));
  };
  return (
    <OpenGuide {...hinted('Open guide')} color="inherit" startIcon={<BookIcon size={18} />} onClick={open}>
      <GuideLabel>Open guide</GuideLabel>
    </OpenGuide>
  );
}

const WINDOW = { name: 'qlearn-guide', features: 'popup,width=800,height=700' } as const;

let opened: WindowProxy | null = null;

/**
 * Opens the guide window, or returns why not; must be called during the click, otherwise the browser blocks it. An open
 * guide of this page is brought to the front; one from before a reload of this page is loaded again; if another tab has
 * a guide, the new window says so.
 */
export function openGuide(target: {
  readonly quizId: string;
  readonly item: number;
}): 'opened' | 'already open' | 'blocked' {
  if (opened?.closed === false) {
    opened.focus();
    return 'already open';
  }
  const address = paths.guide.to({
    examId: target.quizId,
    item: target.item,
    tutor: 'true',
    guide: 'true',
  });
  opened = window.open(address, WINDOW.name, WINDOW.features);
  return opened === null ? 'blocked' : 'opened';
}
