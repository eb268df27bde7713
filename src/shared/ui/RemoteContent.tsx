import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button';
import { dataOf, type RemoteState } from '@/shared/remote/remoteState';
import { StateMessage } from './StateMessage';

/** Milliseconds after which a load admits that it is slow (robustness 8). */
const SLOW_AFTER = 8_000;

interface RemoteContentProps<Data> {
  readonly remote: RemoteState<unknown, Data>;
  readonly onRetry: () => void;
  /** Offered when the load is slow; without it only 'Try again' is. */
  readonly onCancel?: () => void;
  /** The final shape, greyed. */
  readonly skeleton: ReactNode;
  /** What is said when the server gave no words of its own. */
  readonly failure?: string;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Loading, empty, failed and there: the four states of everything that is loaded, drawn once for all screens. */
export function RemoteContent<Data>(props: RemoteContentProps<Data>) {
  const { remote, onRetry, onCancel, skeleton, isEmpty, empty, children } = props;
  const data = dataOf(remote);
  if (data !== undefined && remote.status !== 'error') {
    return isEmpty?.(data) === true ? empty : children(data);
  }
  if (remote.status === 'error') {
    return (
      <StateMessage
        tone="error"
        text={remote.error.message ?? props.failure ?? 'Something went wrong. Please try again.'}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  }
  return (
    <div aria-busy="true">
      {skeleton}
      {remote.status === 'pending' && <SlowNotice onRetry={onRetry} onCancel={onCancel} />}
    </div>
  );
}

function SlowNotice({ onRetry, onCancel }: { onRetry: () => void; onCancel: (() => void) | undefined }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <StateMessage
      tone="waiting"
      text="Still trying"
      action={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
        </>
      }
    />
  );
}
