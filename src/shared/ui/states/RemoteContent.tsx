import type { ReactNode } from 'react';
import { LoadingState } from './LoadingState';
import Button from '@mui/material/Button';
import { dataOf, type Remote } from '@/shared/remote/remoteState';
import { StateMessage } from './StateMessage';

interface RemoteContentProps<Data> {
  /** Drawn by its `state`; `data` is not read, so that a list may pass filtered rows there. */
  readonly remote: Pick<Remote<Data>, 'state' | 'retry'>;
  /** Ends the load where 'Cancel' is pressed; without it the load goes on unseen, and is shown if it comes. */
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
  const { onCancel, skeleton, isEmpty, empty, children } = props;
  const { state, retry } = props.remote;
  const data = dataOf(state);
  if (data !== undefined && state.status !== 'error') {
    return isEmpty?.(data) === true ? empty : children(data);
  }
  if (state.status === 'error') {
    return (
      <StateMessage
        tone="error"
        text={state.error.message ?? props.failure ?? 'Something went wrong. Please try again.'}
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  }
  return <LoadingState skeleton={skeleton} onRetry={retry} onCancel={onCancel} />;
}
