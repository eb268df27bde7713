import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { dataOf, type Remote } from '@/shared/remote/remoteState';
import { LoadingState } from './LoadingState';
import { StateMessage } from './StateMessage';

interface RemoteContentProps<Data> {
  /** Rendered by its `state`; `data` is not read, so that a list may pass filtered rows there. */
  readonly remote: Pick<Remote<Data>, 'state' | 'retry'>;
  /** Cancels the load; without it the load continues, and is shown if it arrives. */
  readonly onCancel?: () => void;
  /** The final shape, greyed. */
  readonly skeleton: ReactNode;
  /** Error text where the server sends no message. */
  readonly failure?: string;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Loading, empty, failed and loaded: the four states of everything that is loaded, for all screens. */
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
        text={state.error.message ?? props.failure ?? GENERIC_FAILURE}
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  }
  return <LoadingState skeleton={skeleton} onRetry={retry} onCancel={onCancel} />;
}
