import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FocusEventHandler, ReactNode } from 'react';
import { examEntered, selectOpenExam } from '@/features/exam/store/examSlice';
import { useCapabilities, useIsReadOnly } from '@/features/exam/store/useExam';
import type { ExamFault } from '@/features/exam/useUncaughtErrors';
import { useReturnFocus } from '@/shared/browser/useRestoreFocus';
import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { TryAgain } from '@/shared/ui/states/TryAgain';

interface StripProps {
  readonly role: 'status' | 'alert';
  readonly text: string;
  readonly onFocus?: FocusEventHandler;
  readonly children: ReactNode;
}

const STRIP = {
  padding: '8px 24px',
  borderBottom: 1,
  borderColor: 'warning.main',
  color: 'text.primary',
  bgcolor: 'warning.soft',
};

function Strip({ role, text, onFocus, children }: StripProps) {
  return (
    <Stack direction="row" spacing="4px 16px" role={role} sx={STRIP} onFocus={onFocus}>
      <Typography sx={{ flex: 1, minWidth: '16em' }}>{text}</Typography>
      {children}
    </Stack>
  );
}

const READ_ONLY = 'This quiz is open in another tab. Here it can only be read.';

/** Shown while another tab writes this quiz; 'Take over' makes this tab the writer. */
export function ReadOnlyBanner() {
  const { answers } = useCapabilities();
  const isReadOnly = useIsReadOnly();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const text = isReadOnly && answers ? READ_ONLY : '';
  if (text === '') return <AnnouncedBehindDialog text={text} />;
  const takeOver = (): void => {
    const exam = selectOpenExam(store.getState());
    if (exam === undefined) return;
    const { mode, attempt } = exam;
    dispatch(examEntered({ quizId: attempt.quizId, mode, index: attempt.current, takeOver: true }));
  };
  return (
    <>
      <AnnouncedBehindDialog text={text} />
      <Strip role="status" text={text}>
        <Button onClick={takeOver}>Take over</Button>
      </Strip>
    </>
  );
}

interface FaultBannerProps {
  readonly fault: ExamFault | undefined;
  readonly onCheckAgain: () => void;
  readonly onDismiss: () => void;
}

/** Shown after an uncaught error: whether the answers on screen are saved, and how to go on. */
export function FaultBanner({ fault, onCheckAgain, onDismiss }: FaultBannerProps) {
  const { answers } = useCapabilities();
  const { onFocus, returnFocus } = useReturnFocus();
  const text = fault === undefined ? '' : faultText(fault, answers);
  const announced = <AnnouncedBehindDialog key="announced" role="alert" text={text} />;
  if (fault === undefined) return announced;
  return (
    <>
      {announced}
      <Strip role="alert" text={text} onFocus={onFocus}>
        {fault.isSaved || !answers ? (
          <>
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button
              onClick={() => {
                returnFocus();
                onDismiss();
              }}
            >
              Dismiss
            </Button>
          </>
        ) : (
          <TryAgain onClick={onCheckAgain} />
        )}
      </Strip>
    </>
  );
}

function faultText({ isSaved }: ExamFault, answers: boolean): string {
  const fault = 'Something went wrong, and your last click may have had no effect.';
  if (!answers) return fault;
  return isSaved
    ? `${fault} The answers shown here are saved on this device.`
    : `${fault} The answers shown here are not saved on this device: do not close this page.`;
}
