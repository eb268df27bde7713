import { useEffect } from 'react';
import type { RemoteCall } from '@/shared/remote/createRemoteCall';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

/** Why a form's call failed. A refusal disappears after a while; that the server cannot be reached stays. */
export function usePassingFailure<Args, Data>(
  { selectError, actions }: RemoteCall<Args, Data>,
  milliseconds: number,
): RemoteFailure | undefined {
  const dispatch = useAppDispatch();
  const failure = useSelector((root) => selectError(root));
  useEffect(() => {
    if (failure === undefined || failure.unreachable !== undefined) return undefined;
    const timer = setTimeout(() => dispatch(actions.reset()), milliseconds);
    return () => clearTimeout(timer);
  }, [dispatch, actions, failure, milliseconds]);
  return failure;
}
