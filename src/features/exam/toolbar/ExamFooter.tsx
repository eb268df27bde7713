import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EndBlockDialog, EndReviewDialog, SuspendDayDialog } from '@/features/exam/lazyDialogs';
import {
  useCapabilities,
  useExamActions,
  useIsEnded,
  useIsReadOnly,
  useOpenExam,
  useQuizId,
} from '@/features/exam/store/useExam';
import { MenuIcon, PauseIcon } from '@/shared/icons/icons';
import { paths } from '@/shared/routing/paths';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { hinted } from '@/shared/ui/controls/hinted';
import { Countdown, WideText } from './Countdown';
import { MOVE_TEXT, MoveButtons, RoomyIcon } from './MoveButtons';

const FooterBar = styled('footer')({
  gridArea: 'footer',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '8px 16px',
  // The layout leaves the lower corner free.
  paddingInlineEnd: 'max(16px, calc(12px + var(--q-corner, 0px)))',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  [below('tablet')]: {
    gap: '8px 4px',
    padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
    paddingInlineEnd: 'calc(12px + var(--q-corner, 0px))',
    '--q-target': `${targets.option}px`,
    '--q-button-inset': '8px',
  },
});

const MoveRow = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  [below('tablet')]: {
    // Above the free corner.
    width: 'calc(100% + var(--q-corner, 0px))',
    marginInlineEnd: 'calc(-1 * var(--q-corner, 0px))',
  },
});

interface ExamFooterProps {
  readonly narrow: boolean;
  readonly onShowQuestions: () => void;
}

/** The footer of the exam; on narrow screens it also has Previous and Next. */
export function ExamFooter({ narrow, onShowQuestions }: ExamFooterProps) {
  const { clock, answers } = useCapabilities();
  const isEnded = useIsEnded();
  const isTimed = useOpenExam(({ attempt }) => attempt.timerOn);
  return (
    <FooterBar>
      {narrow && !isEnded && (
        <MoveRow>
          <Button color="inherit" sx={MOVE_TEXT} onClick={onShowQuestions}>
            <RoomyIcon>
              <MenuIcon size={18} />
            </RoomyIcon>{' '}
            Questions
          </Button>
          <MoveButtons isWide />
        </MoveRow>
      )}
      {clock && isTimed && !isEnded && <Countdown />}
      <Box sx={{ flex: 1 }} />
      {answers ? <AttemptButtons /> : <ReviewButtons />}
    </FooterBar>
  );
}

/** These buttons stay together at the right, also if they wrap into a line of their own. */
const ONE_LINE = { flexWrap: 'nowrap', marginInlineStart: 'auto', [below('tablet')]: { gap: 0.5 } };

function AttemptButtons() {
  const navigate = useNavigate();
  const { asksBeforeEnd } = useCapabilities();
  const { endBlock } = useExamActions();
  const isReadOnly = useIsReadOnly();
  const isEnded = useIsEnded();
  const isOfDay = useOpenExam(({ dayBlock }) => dayBlock !== undefined);
  const [isAsking, setIsAsking] = useState(false);
  const [isSuspending, setIsSuspending] = useState(false);
  if (isEnded || isReadOnly) return null;
  const leave = (): void => void navigate(paths.createQuiz.to(), { replace: true });
  return (
    <Stack direction="row" sx={ONE_LINE}>
      <Button
        {...hinted('Suspend')}
        color="inherit"
        onClick={() => (isOfDay ? setIsSuspending(true) : leave())}
      >
        <PauseIcon size={18} /> <WideText>Suspend</WideText>
      </Button>
      <Button
        variant="contained"
        onClick={() => (asksBeforeEnd ? setIsAsking(true) : endBlock())}
        {...EndBlockDialog.opener}
      >
        End Block
      </Button>
      {isAsking && <EndBlockDialog onClose={() => setIsAsking(false)} />}
      {isSuspending && <SuspendDayDialog onLeave={leave} onClose={() => setIsSuspending(false)} />}
    </Stack>
  );
}

function ReviewButtons() {
  const navigate = useNavigate();
  const quizId = useQuizId();
  const [isAsking, setIsAsking] = useState(false);
  const goOn = (): void => {
    setIsAsking(false);
    returnToItem();
  };
  return (
    <>
      <Button
        color="inherit"
        onClick={() =>
          // Keeps the filters, which are in the query.
          void navigate(paths.result.to({ examId: quizId }) + window.location.search, { replace: true })
        }
      >
        Result
      </Button>
      <Button color="inherit" onClick={goOn}>
        Return
      </Button>
      <Button variant="contained" onClick={() => setIsAsking(true)} {...EndReviewDialog.opener}>
        End Review
      </Button>
      {isAsking && <EndReviewDialog onClose={goOn} />}
    </>
  );
}

/** Id of the heading that counts the items. */
export const ITEM_HEADING = 'exam-item';

/** Continues the review at the current item: shows it from its top, and reading continues there. */
function returnToItem(): void {
  let scrolled = document.querySelector('[data-part=question]');
  for (; scrolled !== null; scrolled = scrolled.parentElement) scrolled.scrollTop = 0;
  // A closing dialog first returns focus to what opened it.
  requestAnimationFrame(() => document.getElementById(ITEM_HEADING)?.focus({ preventScroll: true }));
}
