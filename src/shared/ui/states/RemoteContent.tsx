import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { dataOf, type Remote } from '@/shared/remote/remoteState';
import { LoadingState } from './LoadingState';
import { StateMessage } from './StateMessage';
import { handsFocusOn, TryAgain } from './TryAgain';

/** Has the focus of 'Try again' while the retry is in progress. */
const FocusTarget = styled('div')({ outline: 'none' });

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

interface RemoteContentProps<Data> {
  /** Rendered by its `state`; `data` is not read, so that a list may pass filtered rows there. */
  readonly remote: Pick<Remote<Data>, 'state' | 'retry'>;
  /** Cancels the load; without it the load continues, and is shown if it arrives. */
  readonly onCancel?: () => void;
  /** The final shape, grayed out. */
  readonly skeleton: ReactNode;
  /** Error text if the server sends no message. */
  readonly failure?: string;
  /** Shown instead of empty data. */
  readonly empty?: ReactNode;
  /** Whether there is nothing to show; by default, whether it is an empty list. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Loading, empty, failed and loaded: the four states of everything that is loaded, for all screens. Loaded
 * data stays when a reload fails.
 */
export function RemoteContent<Data>(props: RemoteContentProps<Data>) {
  const { onCancel, skeleton, empty, isEmpty = isEmptyList, children } = props;
  const { state, retry } = props.remote;
  const data = dataOf(state);
  const failure =
    state.status === 'error' ? (state.error.message ?? props.failure ?? GENERIC_FAILURE) : undefined;
  const tryAgain = <TryAgain onClick={retry} />;
  if (data !== undefined) {
    return (
      <>
        {failure !== undefined && <ErrorAlert text={failure} action={tryAgain} />}
        {empty !== undefined && isEmpty(data) ? empty : children(data)}
      </>
    );
  }
  return (
    <FocusTarget ref={handsFocusOn} tabIndex={-1}>
      {failure !== undefined ? (
        <StateMessage isError text={failure} action={tryAgain} />
      ) : (
        <LoadingState skeleton={skeleton} onRetry={retry} onCancel={onCancel} />
      )}
    </FocusTarget>
  );
}
