import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { BookIcon } from '@/shared/icons/icons';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { openGuide } from './openGuide';

/** Without text where it would cut off the name of the quiz. */
const OpenGuide = styled(Button)({
  '@media (max-width: 1439px)': {
    minWidth: 'var(--q-target, 0)',
    paddingInline: 8,
  },
});

const Words = styled('span')({ '@media (max-width: 1439px)': visuallyHidden });

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
    <Tooltip title="Open guide">
      <OpenGuide color="inherit" startIcon={<BookIcon size={18} />} onClick={open}>
        <Words>Open guide</Words>
      </OpenGuide>
    </Tooltip>
  );
}
