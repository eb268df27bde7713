import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { EntryButton } from '@/shared/ui/public/PublicButton';
import { EntryMessage } from '@/shared/ui/public/PublicMessage';
import { useIsSlow } from '@/shared/ui/states/useSlowLoading';
import styles from './bareLayout.module.css';
import { useSessionStart } from './useSessionGate';

/** Around the exam room and the guide: nothing at the edges but what the room itself draws. MUI comes with its dialogs. */
export function Component() {
  const { isSignedIn, failure, retry } = useSessionStart();
  const [attempt, setAttempt] = useState(1);
  if (isSignedIn) {
    return (
      <div className={styles.room}>
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
    <EntryMessage title="Something went wrong" action={<EntryButton onClick={retry}>Try again</EntryButton>}>
      {failure}
    </EntryMessage>
  );
}

/** The room has no shell that could stand meanwhile: it says so when it takes long. */
function Slow({ onRetry }: { readonly onRetry: () => void }) {
  const [isCancelled, setIsCancelled] = useState(false);
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  return (
    <EntryMessage
      title={isCancelled ? 'Not loaded' : 'Still trying'}
      action={
        <p className={styles.acts}>
          <EntryButton onClick={onRetry}>Try again</EntryButton>
          {!isCancelled && <EntryButton onClick={() => setIsCancelled(true)}>Cancel</EntryButton>}
        </p>
      }
    >
      Your account has not been loaded yet. Answers of a quiz in progress are kept on this device.
    </EntryMessage>
  );
}
