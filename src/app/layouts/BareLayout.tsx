import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import Button from '@mui/material/Button';
import { PublicMessage } from '@/shared/ui/public/PublicMessage';
import { useSlowLoading } from '@/shared/ui/states/useSlowLoading';
import styles from './bareLayout.module.css';
import { useSessionGate } from './useSessionGate';

/** Layout of the exam and the guide: no shell, the exam draws its own edges. */
export function Component() {
  const { isSignedIn, failure, retry } = useSessionGate();
  const [attempt, setAttempt] = useState(1);
  if (isSignedIn) {
    return (
      <div className={styles.exam}>
        <Outlet />
      </div>
    );
  }
  if (failure === undefined) {
    return (
      <Slow
        key={attempt}
        onRetry={() => {
          setAttempt(attempt + 1);
          retry();
        }}
      />
    );
  }
  return (
    <PublicMessage
      title="Something went wrong"
      action={
        <Button color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {failure}
    </PublicMessage>
  );
}

/** The exam has no shell to show meanwhile, so slow loading gets its own message. */
function Slow({ onRetry }: { readonly onRetry: () => void }) {
  const [isCancelled, setIsCancelled] = useState(false);
  const isSlow = useSlowLoading();
  if (!isSlow) return null;
  return (
    <PublicMessage
      title={isCancelled ? 'Not loaded' : 'Still trying'}
      action={
        <p className={styles.acts}>
          <Button color="inherit" onClick={onRetry}>
            Try again
          </Button>
          {!isCancelled && (
            <Button color="inherit" onClick={() => setIsCancelled(true)}>
              Cancel
            </Button>
          )}
        </p>
      }
    >
      Your account has not been loaded yet. Answers of a quiz in progress are kept on this device.
    </PublicMessage>
  );
}
