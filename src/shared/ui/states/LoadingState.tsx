import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { StateMessage } from './StateMessage';
import { handsFocusOn, TryAgain } from './TryAgain';
import { useSlowLoading } from './useSlowLoading';

interface LoadingStateProps {
  /** The final shape, grayed out. */
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  /** Cancels the operation itself, in addition to the waiting. */
  readonly onCancel?: (() => void) | undefined;
}

/** Placeholder while something loads: after 8 s it says so, with 'Try again' and 'Cancel'. */
export function LoadingState({ skeleton, onRetry, onCancel }: LoadingStateProps) {
  const [tryCount, setTryCount] = useState(1);
  const [isCanceled, setIsCanceled] = useState(false);
  const retry = () => {
    setTryCount(tryCount + 1);
    setIsCanceled(false);
    onRetry();
  };
  const cancel = () => {
    setIsCanceled(true);
    onCancel?.();
  };
  if (isCanceled) {
    return <StateMessage text="Not loaded" action={<TryAgain onClick={retry} />} />;
  }
  return (
    <div aria-busy="true">
      {skeleton}
      <SlowMessage key={tryCount} onRetry={retry} onCancel={cancel} />
    </div>
  );
}

interface SlowMessageProps {
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function SlowMessage({ onRetry, onCancel }: SlowMessageProps) {
  if (!useSlowLoading()) return null;
  return (
    <StateMessage
      text="Still trying"
      action={
        <>
          <TryAgain onClick={onRetry} />
          <Button ref={handsFocusOn} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
