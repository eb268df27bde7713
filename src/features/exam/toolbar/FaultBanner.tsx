import Button from '@mui/material/Button';
import type { ExamFault } from '@/features/exam/useUncaughtErrors';
import { useCapabilities } from '@/features/exam/store/useExam';
import { Strip } from './ReadOnlyBanner';

interface FaultBannerProps {
  readonly fault: ExamFault | undefined;
  readonly onCheckAgain: () => void;
  readonly onDismiss: () => void;
}

/** After an uncaught error: whether the answers on screen are saved, and the ways on. */
export function FaultBanner({ fault, onCheckAgain, onDismiss }: FaultBannerProps) {
  const { answers } = useCapabilities();
  if (fault === undefined) return null;
  const isSafe = fault.isSaved || !answers;
  return (
    <Strip role="alert">
      <p>
        Something went wrong, and your last click may have had no effect.{' '}
        {answers &&
          (fault.isSaved
            ? 'The answers shown here are saved on this device.'
            : 'The answers shown here are not saved on this device: do not close this page.')}
      </p>
      {isSafe ? (
        <>
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button onClick={onDismiss}>Dismiss</Button>
        </>
      ) : (
        <Button onClick={onCheckAgain}>Try again</Button>
      )}
    </Strip>
  );
}
