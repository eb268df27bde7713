import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { selectAwaitedExam } from '@/domain/quiz/awaitedExam';
import { CommentIcon } from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below, from, isBelow, isLow } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { sendFeedback } from './calls';
import { isHiddenAt, sectionOf } from './siteFeedbackModel';

const SiteFeedbackDialog = lazyDialog(async () => (await import('./SiteFeedbackDialog')).SiteFeedbackDialog);

const FIXED = { position: 'fixed', zIndex: 18, padding: 0 } as const;

/**
 * Never covers content: next to the page if the window is wide enough, otherwise after the end of the page. The exam
 * keeps space free at its lower edge.
 */
const FeedbackCorner = styled('aside')<{ readonly isInExam: boolean }>({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '0 14px 14px',
  [from('margins')]: { ...FIXED, right: 6, bottom: 10 },
  variants: [
    {
      props: { isInExam: true },
      style: {
        '&&': {
          ...FIXED,
          right: 10,
          bottom: 10,
          [below('tablet')]: {
            bottom: 'calc(12px + env(safe-area-inset-bottom) + var(--q-page-end, 0px))',
          },
          // At high zoom or on a phone in landscape there is no free space at the edge, so it follows the exam.
          [`@media ${isLow}, ${isBelow('phone')}`]: { position: 'static', padding: '8px 10px' },
        },
      },
    },
  ],
});

const RoundButton = styled(IconAction)({
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: '50%',
  backgroundColor: vars.palette.background.paper,
  color: vars.palette.primary.main,
  '&:hover': { backgroundColor: vars.palette.primary.soft, color: vars.palette.primary.main },
});

/** The floating button and its dialog, for signed-in users. */
export function SiteFeedback() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isExamAwaited = useSelector(selectAwaitedExam) !== undefined;
  const [section, setSection] = useState<string>();
  if (isHiddenAt(pathname)) return null;
  const close = () => {
    setSection(undefined);
    dispatch(sendFeedback.actions.reset());
  };
  return (
    <FeedbackCorner
      isInExam={isExamAwaited || matchPath('/exam/*', pathname) !== null}
      aria-label="Feedback on this site"
    >
      <RoundButton
        {...SiteFeedbackDialog.opener}
        label="Site feedback"
        onClick={() => setSection(sectionOf(pathname))}
      >
        <CommentIcon />
      </RoundButton>
      {section !== undefined && <SiteFeedbackDialog section={section} onClose={close} />}
    </FeedbackCorner>
  );
}
