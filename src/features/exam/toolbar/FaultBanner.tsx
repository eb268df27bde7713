import Button from '@mui/material/Button';
import { useCapabilities } from '@/features/exam/store/useExam';
import type { ExamFault } from '@/features/exam/useUncaughtErrors';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { Strip } from './ReadOnlyBanner';

interface FaultBannerProps {
  readonly fault: ExamFault | undefined;
  readonly onCheckAgain: () => void;
  readonly onDismiss: () => void;
}

/** Shown after an uncaught error: whether the answers on screen are saved, and how to go on. */
export function FaultBanner({ fault, onCheckAgain, onDismiss }: FaultBannerProps) {
  const { answers } = useCapabilities();
  const text = fault === undefined ? '' : faultText(fault, answers);
  const announced = <AnnouncedBehindDialog key="announced" role="alert" text={text} />;
  if (fault === undefined) return announced;
  return (
    <>
      {announced}
      <Strip role="alert" text={text}>
        {fault.isSaved || !answers ? (
          <>
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button onClick={onDismiss}>Dismiss</Button>
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
